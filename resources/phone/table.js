// The page of a phone. No framework, no build step, nothing from elsewhere. Whatever the table says is a whole state
// that replaces what was there; its words are set as text and never as markup. The page holds no word of its own.

import { Awake } from './awake.js';
import { Boards } from './boards.js';
import { $, LANGUAGES, Line, VERSION, el, firstLanguage, icon, memoryOf, plate, spoken, unwrap } from './shared.js';

const memory = memoryOf('localStorage');

// ---- what is known ----------------------------------------------------------------------------------------------------

let language = firstLanguage();
let words = {};
let token = memory.get('token');
let run = memory.get('run') || '';
let said = 0;
let rooms = null;
let me = null;
let state = null;
let gains = {};
const maps = new Map(); // by the options that they show
let mapAsked = ''; // the options of the map that is on its way
let mapSay = 0;
let scoreBefore = null; // the own points when the own answer was given: what came since is told beside them
let tab = 'ask';
let draft = null;
let draftSay = 0;
let isJudged = false; // has the table said what it thinks of the draft?
let draftReasons = [];
let draftGain = null;
let awaited = 0;
let awaitedAsk = 0; // the question that the answer on its way belongs to
let readLine = 0;
let isMeanwhileOpen = false;
let note = ''; // the name of the words that say why one is here again
let typed = ''; // the code that was sent last: a wrong sign can be mended
let isElsewhere = false;
let openThing = null;
let isListOpen = false;
let isOwnBack = false; // the own step is being taken back: nobody needs to be told
let shiftedAt = -1000; // when a map moved what lies below it: a tap in this moment was meant for something else
let isNewPage = false; // whatever is asked or told next begins at its top
let openFold = '';
let drawn = {};
const pictures = new Map();
const wanted = new Set();
const boards = new Boards({ ask: (board) => send({ t: 'board', say: ++said, board }), picture: (id) => { want([id]); return picture(id); }, words: () => words, plateOf: (n) => { const seat = state && state.seats.find((one) => one.n === n); return seat ? plate(seat.colour) : null; } });
const awake = new Awake(() => draw());
const WIDE = matchMedia('(min-width: 900px) and (min-height: 560px)'); // a tablet: the table beside the question
WIDE.addEventListener('change', () => { drawn = {}; draw(); });
const code = () => (new URLSearchParams(location.hash.slice(1)).get('c') || '').toUpperCase();

// ---- the line to the table --------------------------------------------------------------------------------------------

const PATIENCE = { answer: 6000, shift: 350 }; // milliseconds
const line = new Line({
  opened() {
    said = 0;
    awaited = 0;
    if (token) send({ t: 'resume', v: VERSION, token, run, have: state ? state.seq : 0, lang: language });
    else if (/^[A-Z2-9]{6}$/.test(code())) send({ t: 'join', v: VERSION, code: code(), lang: language });
    else send({ t: 'lang', lang: language });
  },
  heard: (message) => receive(message),
  pictured: (buffer) => receivePicture(buffer),
  changed: () => drawLine(),
  isStill: () => isElsewhere,
});
const send = (message) => line.send(message);

function receive(message) {
  switch (message.t) {
    case 'rooms': takeRooms(message); break;
    case 'welcome': beWelcome(message); break;
    case 'state': takeState(message); break;
    case 'gained': takeGains(message); break;
    case 'map': takeMap(message); break;
    case 'seen': boards.take(message); break;
    case 'taken': if (message.say === awaited) { awaited = 0; marks.isTaken = true; scoreBefore = ownScore(); tell(''); } break;
    case 'refused': takeRefusal(message); break;
    case 'bye': takeLeave(message.why); break;
    default: break;
  }
}

function takeRooms(message) {
  line.stumbles = 0;
  rooms = message;
  words = message.words;
  me = null;
  state = null;
  if (message.moved) note = 'next_game';
  else if (message.seats.length || note === 'closed' || note === 'off') note = '';
  closeSheet();
  draw();
}

function beWelcome(message) {
  const another = message.run !== run || !me || me.seat !== message.seat;
  me = message;
  words = message.words;
  rooms = null;
  note = '';
  if (message.token) { token = message.token; memory.set('token', token); }
  if (another) { forgetPictures(); boards.forget(); readLine = 0; scoreBefore = null; state = null; drawn = {}; awaited = 0; closeSheet(); }
  if (message.moved) tell(words.next_game, 'news');
  run = message.run;
  memory.set('run', run);
  marks.welcomes += 1;
  if (location.hash) history.replaceState(null, '', location.pathname);
  document.documentElement.lang = language;
  document.title = `${message.name || message.game} · Társas`;
}

function takeState(message) {
  const before = state && state.ask ? state.ask.id : 0;
  const asked = message.ask ? message.ask.id : 0;
  const last = state && state.log.length ? state.log[state.log.length - 1].no : 0;
  const newest = message.log.length ? message.log[message.log.length - 1].no : 0;
  if (!state) readLine = newest;
  else if (newest < last) {
    if (!isOwnBack) tellBack(newest);
    readLine = Math.min(readLine, newest);
  }
  isOwnBack = false;
  state = message;
  if (scoreBefore === null || newest < last) scoreBefore = ownScore();
  awake.want(!!(me && me.seat && !message.over));
  boards.age();
  line.stumbles = 0;
  if (asked !== awaitedAsk) awaited = 0; // else somebody else was quicker, and the answer is still on its way
  if (asked !== before) {
    isNewPage = true;
    gains = {};
    maps.clear();
    mapAsked = '';
    shiftedAt = -1000;
    draftGain = null;
    draftReasons = [];
    isListOpen = false;
    openFold = '';
    draft = message.ask ? emptyDraft(message.ask) : null;
    closeSheet();
    if (message.ask) {
      tab = 'ask';
      if (document.visibilityState === 'visible' && navigator.vibrate && navigator.userActivation && navigator.userActivation.hasBeenActive) navigator.vibrate(60);
      announce(`${words.your_turn}: ${message.ask.text}`);
      checkDraft();
    } else announce(message.wait);
  } else if (draft && !isJudged) checkDraft(); // the line was cut before the table had said what it thinks of it
  want(artOf(message));
  draw();
}

/** Nothing is chosen beforehand; only an order begins somewhere. */
const emptyDraft = (ask) => ({ pick: null, some: [], amounts: ask.options.map(() => 0), order: [...ask.start] })[ask.shape];

function takeGains(message) {
  if (!state || !state.ask || message.ask !== state.ask.id) return;
  for (const [at, gain] of Object.entries(message.lines)) {
    if (at === 'draft') { draftGain = gain; drawFoot(); } else gains[at] = gain;
    want(gain.pills.map((pill) => pill.art));
    for (const room of document.querySelectorAll(`[data-gain="${at}"]`)) fillGain(room, gain);
  }
}

function takeRefusal(message) {
  if (message.say === draftSay) { draftReasons = message.reasons; isJudged = true; drawFoot(); return; }
  if (message.say === awaited) awaited = 0;
  if (message.reasons.length) tell(message.reasons.join(' '));
  document.body.classList.remove('busy');
}

function takeLeave(why) {
  if (why === 'slow') return; // the line is found again by itself; whoever types a code keeps what they typed
  if (why === 'taken') { isElsewhere = true; note = 'elsewhere'; me = null; state = null; }
  const gone = { seat: 'seat_unknown', handed: 'seat_gone', returned: 'seat_left', closed: 'closed' }[why];
  if (gone) {
    token = null;
    memory.remove('token');
    me = null;
    state = null;
    rooms = null;
    note = gone;
  }
  const refused = { code: 'wrong_code', wait: 'wait_a_little', latched: 'latched' }[why];
  if (refused) { typed = code() || typed; history.replaceState(null, '', location.pathname); rooms = null; note = refused; }
  closeSheet();
  drawn = {};
  draw();
}

const answer = (picks) => {
  if (awaited || !state || !state.ask || performance.now() - shiftedAt < PATIENCE.shift) return;
  awaited = ++said;
  awaitedAsk = state.ask.id;
  document.body.classList.add('busy');
  marks.sent = performance.now();
  marks.isTaken = false;
  send({ t: 'answer', ask: state.ask.id, say: awaited, picks });
  const mine = awaited;
  setTimeout(() => { if (awaited === mine) { awaited = 0; draw(); } }, PATIENCE.answer); // it was never heard: it can be given again
};

function checkDraft() {
  if (!draft || !state.ask) return;
  draftSay = ++said;
  isJudged = false;
  draftGain = null;
  send({ t: 'why', ask: state.ask.id, say: draftSay, picks: draft });
  send({ t: 'gains', ask: state.ask.id, picks: draft });
}

function speak(chosen) {
  language = chosen;
  memory.set('language', chosen);
  document.documentElement.lang = chosen;
  forgetPictures();
  drawn = {};
  send({ t: 'lang', lang: chosen });
}

// ---- pictures ---------------------------------------------------------------------------------------------------------

function forgetPictures() {
  for (const url of pictures.values()) URL.revokeObjectURL(url);
  pictures.clear();
  wanted.clear();
}

function want(ids) {
  const missing = [...new Set(ids)].filter((id) => id && !pictures.has(id) && !wanted.has(id));
  for (let at = 0; at < missing.length; at += 40) send({ t: 'art', ids: missing.slice(at, at + 40) });
  missing.forEach((id) => wanted.add(id));
}

const artOf = (one) => [
  ...one.groups.flatMap((group) => group.things.map((thing) => thing.art)),
  ...(one.ask ? [one.ask.art, ...one.ask.heads.flatMap((head) => [head.signs, head.art]), ...one.ask.options.flatMap((option) => [option.signs, option.art])] : []),
  ...one.seats.flatMap((seat) => seat.counts.map((count) => count.art)),
];

function receivePicture(buffer) {
  const [id, url] = unwrap(buffer);
  pictures.set(id, url);
  for (const image of document.querySelectorAll(`img[data-art="${id}"]`)) image.src = pictures.get(id);
}

/** Icons in a row: as large as they were painted, two pixels to a point, and growing with the letters. */
function signs(id) {
  const made = picture(id, 'signs');
  const grow = () => { made.style.width = `${made.naturalWidth / 32}rem`; };
  made.addEventListener('load', grow);
  if (made.complete && made.naturalWidth) grow();
  return made;
}

function picture(id, name = '') {
  const made = el('img', { alt: '', class: name, draggable: false });
  if (id) {
    made.dataset.art = id;
    if (pictures.has(id)) made.src = pictures.get(id);
  }
  return made;
}

// ---- drawing ----------------------------------------------------------------------------------------------------------

/** Builds a part anew only if what it shows has changed: a finger may rest on it. */
function redraw(name, value, build) {
  const key = JSON.stringify(value);
  if (drawn[name] === key) return;
  drawn[name] = key;
  build();
}

function draw() {
  document.body.classList.toggle('busy', awaited !== 0);
  drawLine();
  redraw('bar', [me, state && state.status, words.menu, !state, state && ownCount(), scoreBefore], drawBar);
  redraw('people', [state && state.seats, me && me.seat, language], drawPeople);
  redraw('tabs', [tab, !!(state && me), state && state.ask && state.ask.id, language, hasNews()], drawTabs);
  const shown = state && me ? { tab, seat: me.seat, ask: state.ask, wait: state.wait, back: state.back, over: state.over && [state.seats, state.sheet], groups: state.groups, told: state.told, log: tab === 'log' || !me.seat || WIDE.matches ? state.log : 0, stays: awake.stays, asked: state.ask ? 0 : state.seats.map((seat) => seat.asked), language }
    : { rooms, note, isElsewhere, language, words };
  redraw('main', shown, drawMain);
}

function drawLine() {
  const isOff = !isElsewhere && !line.isOpen;
  const text = isOff && line.looks > 2 && note !== 'closed' ? words.off || '' : ''; // a closed door is no fault of the line
  $('line').hidden = !text;
  if ($('line').textContent !== text) $('line').textContent = text;
}

function drawBar() {
  $('bar').hidden = !state;
  if (!state || !me) return;
  $('menu-button').setAttribute('aria-label', words.menu);
  $('menu-button').replaceChildren(icon('menu'));
  $('me').replaceChildren(plate(me.colour), el('span', { class: 'name' }, me.name || words.watching));
  $('status').textContent = state.status;
  const own = ownCount();
  $('score').hidden = !own;
  if (!own) return;
  const came = own.n - (scoreBefore === null ? own.n : scoreBefore);
  $('score').setAttribute('aria-label', `${words.your_points}: ${own.n}${came ? ` (${signed(came)})` : ''}`);
  $('score').replaceChildren(own.art ? picture(own.art) : '', el('b', {}, String(own.n)), came ? el('span', { class: came > 0 ? 'pill good' : 'pill' }, signed(came)) : '');
}

const signed = (n) => (n > 0 ? `+${n}` : `−${-n}`);
/** What decides the game, as it is counted before this seat. */
const ownCount = () => { const own = state && me && me.seat ? state.seats.find((seat) => seat.n === me.seat) : null; return (own && own.counts.find((count) => count.score)) || null; };
const ownScore = () => { const own = ownCount(); return own ? own.n : null; };

/** The own points, and how the newest of them came. */
function openScore() {
  const own = ownCount();
  if (!own) return;
  showSheet(words.your_points, el('h2', {}, `${words.your_points}: ${own.n}`),
    state.won.length ? el('ul', { class: 'won' }, state.won.map((one) => el('li', {}, el('span', { class: one.n > 0 ? 'pill good' : 'pill' }, signed(one.n), own.art ? picture(own.art) : null), el('span', {}, one.text || own.name)))) : el('p', { class: 'lead' }, words.no_points_yet));
}
$('score').addEventListener('click', openScore);

const countsOf = (seat, isWhole = true) => seat.counts.filter((count) => isWhole || !count.score).map((count) => el('span', { class: 'count', title: count.name }, count.art ? picture(count.art) : null, el('b', { 'aria-hidden': 'true' }, String(count.n)), spoken(`${count.name}: ${count.n}, `)));

function drawPeople() {
  $('people').hidden = !state;
  if (!state) return;
  const mine = (seat) => (me && seat.n === me.seat ? 0 : 1);
  const rows = state.seats.filter((seat) => mine(seat) || seat.counts.length).sort((one, other) => mine(one) - mine(other));
  $('people').setAttribute('aria-label', words.at_table);
  $('people').replaceChildren(...rows.map((seat) => el('li', { class: (seat.asked ? 'asked ' : '') + (me && seat.n === me.seat ? 'own' : '') },
    plate(seat.colour), el('span', { class: 'name' }, seat.name), countsOf(seat, seat.n !== (me && me.seat)),
    seat.where === 'away' ? el('i', { class: 'asleep' }, words.away) : null)));
}

const hasNews = () => !!state && tab !== 'log' && state.log.length > 0 && state.log[state.log.length - 1].no > readLine;

function drawTabs() {
  const bar = $('tabs');
  bar.hidden = !(state && me && me.seat) || WIDE.matches;
  if (bar.hidden) return;
  const names = { ask: words.question, hand: words.hand, table: words.table, log: words.log };
  const focus = document.activeElement && document.activeElement.id;
  bar.replaceChildren(...Object.entries(names).map(([name, label]) => el('button', {
    type: 'button', id: `tab-${name}`, role: 'tab', 'aria-selected': String(tab === name), 'aria-controls': 'main', tabIndex: tab === name ? 0 : -1,
    onclick: () => openTab(name),
    onkeydown: (event) => {
      const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
      if (!step) return;
      const all = Object.keys(names);
      const next = all[(all.indexOf(name) + step + all.length) % all.length];
      openTab(next);
      $(`tab-${next}`).focus();
    },
  }, icon(name), el('span', {}, label), name === 'ask' && state.ask ? el('span', { class: 'dot' }, spoken(words.your_turn)) : null,
  name === 'log' && hasNews() ? el('span', { class: 'dot quiet' }) : null)));
  if (focus && focus.startsWith('tab-') && $(focus)) $(focus).focus();
}

function openTab(name) {
  if (tab === 'log' && state.log.length) readLine = state.log[state.log.length - 1].no;
  tab = name;
  $('main').scrollTop = 0;
  draw();
}

function drawMain() {
  const main = $('main');
  const focus = document.activeElement && main.contains(document.activeElement) ? document.activeElement.id : '';
  const top = main.scrollTop;
  const parts = state && me ? pageOf() : rooms && rooms.seats.length ? seatsPage() : doorPage();
  main.replaceChildren(...[parts].flat(Infinity).filter(Boolean));
  main.tabIndex = main.querySelector('button, summary, input') ? -1 : 0;  // what is only read is scrolled with keys
  main.classList.toggle('lobby', !(state && me));
  main.setAttribute('role', state && me && me.seat ? 'tabpanel' : 'main');
  if (state && me && me.seat) main.setAttribute('aria-labelledby', `tab-${tab}`); else main.removeAttribute('aria-labelledby');
  main.scrollTop = isNewPage ? 0 : top;
  isNewPage = false;
  if (focus && $(focus)) $(focus).focus({ preventScroll: true });
  fillMaps();
  drawFoot();
  if (marks.sent && marks.isTaken && state) {
    const since = marks.sent;
    marks.sent = 0;
    requestAnimationFrame(() => requestAnimationFrame(() => marks.shown.push(performance.now() - since)));
  }
}

// ---- before one sits --------------------------------------------------------------------------------------------------

const languages = () => el('div', { class: 'languages', role: 'group', 'aria-label': words.language }, Object.entries(LANGUAGES).map(([one, name]) =>
  el('button', { type: 'button', id: `speak-${one}`, lang: one, 'aria-pressed': String(one === language), onclick: () => speak(one) }, name)));

function doorPage() {
  if (isElsewhere) {
    return [el('div', { class: 'paper door' }, brand(), el('p', { class: 'lead', role: 'alert' }, words[note]),
      el('button', { type: 'button', class: 'primary', onclick: () => { isElsewhere = false; note = ''; line.connect(); } }, words.resume_here))];
  }
  if (!words.code) return [el('div', { class: 'paper door' }, brand())];
  if (note === 'closed' && !rooms) return [el('div', { class: 'paper door' }, brand(), el('p', { class: 'lead', role: 'alert' }, words.closed))];
  const submit = (event) => {
    event.preventDefault();
    typed = $('code').value.replace(/[\s-]/g, '').toUpperCase();
    note = '';
    if (!/^[A-Z2-9]{6}$/.test(typed)) note = 'wrong_code';
    else if (!line.isOpen) { note = 'off'; line.lookNow(); }
    else {
      history.replaceState(null, '', `#c=${typed}`);
      send({ t: 'join', v: VERSION, code: typed, lang: language });
    }
    draw();
    if (note) $('code').focus();
  };
  const isWrong = note === 'wrong_code' || note === 'wait_a_little';
  return [el('form', { class: 'paper door', onsubmit: submit, noValidate: true }, brand(),
    note ? el('p', { class: isWrong ? 'lead error' : 'lead', id: 'why', role: 'alert' }, words[note]) : null,
    el('label', { htmlFor: 'code' }, words.code),
    el('input', { id: 'code', maxLength: 9, value: typed, onfocus: (event) => { if (typed) event.target.select(); }, 'aria-invalid': String(isWrong), 'aria-describedby': note ? 'why' : null, autocomplete: 'off', autocapitalize: 'characters', spellcheck: false, inputMode: 'text', enterKeyHint: 'go' }),
    el('button', { type: 'submit', class: 'primary' }, words.join), languages())];
}

/** Fetched once: when the door is closed there is nobody left who could send it. */
const mark = el('img', { src: '/icon.svg', alt: '' });
const brand = () => el('h1', { class: 'brand' }, mark, el('span', {}, 'Társas'));

function seatsPage() {
  const label = { table: words.free, phone: words.phone, far: words.far, away: words.away, computer: words.computer };
  return [el('div', { class: 'paper door' }, brand(), el('p', { class: 'lead' }, rooms.game), note ? el('p', { class: 'lead', role: 'alert' }, words[note]) : null,
    el('h2', {}, words.choose_seat),
    el('ul', { class: 'seats' }, rooms.seats.map((seat) => el('li', {}, el('button', {
      type: 'button', id: `seat-${seat.n}`, disabled: seat.where !== 'table', onclick: () => send({ t: 'sit', seat: seat.n }),
    }, plate(seat.colour), el('span', { class: 'name' }, seat.name), el('small', {}, label[seat.where]))))),
    el('button', { type: 'button', class: 'bare wide', id: 'watch', onclick: () => send({ t: 'sit', seat: 0 }) }, icon('eye'), words.watch),
    languages())];
}

// ---- the three pages --------------------------------------------------------------------------------------------------

function pageOf() {
  if (WIDE.matches) return el('div', { class: 'pair' }, el('div', { class: 'column' }, me.seat ? askPage() : [waitCard(), endCard(), toldCard()]), el('div', { class: 'column' }, boards.view(), el('h2', {}, words.log), logPage()));
  if (!me.seat) return el('div', { class: 'duo' }, el('div', { class: 'left' }, waitCard(), endCard(), boards.view()), el('div', { class: 'right' }, toldCard(), el('h2', {}, words.log), logPage()));
  if (tab === 'log') return logPage();
  if (tab === 'table') return [boards.view()];
  if (tab === 'hand') return handPage();
  return askPage();
}

/** Who is waited for, by their plates; and what was done last can be taken back. */
function waitCard() {
  if (state.ask || state.over) return null;
  const asked = state.seats.filter((seat) => seat.asked);
  return el('section', { class: 'paper wait' }, asked.length ? el('div', { class: 'choosing', 'aria-hidden': 'true' }, asked.map((seat) => plate(seat.colour))) : null, el('p', {}, state.wait),
    state.back ? el('button', { type: 'button', id: 'undo', onclick: () => { if (!awaited) { awaited = ++said; awaitedAsk = 0; isOwnBack = true; send({ t: 'undo', ask: 0, say: awaited }); } } }, icon('back'), words.back) : null);
}

/** How the game ended: everybody by their points, and where these came from. */
function endCard() {
  const rows = state.over ? state.seats.filter((seat) => seat.total !== null).sort((one, other) => other.total - one.total) : [];
  if (!rows.length) return null;
  const most = Math.max(1, ...rows.map((seat) => seat.total));
  const rank = (seat) => 1 + rows.filter((one) => one.total > seat.total).length;
  const isOwn = (seat) => !!me && seat.n === me.seat;
  const head = el('section', { class: 'paper end' }, el('h2', {}, state.wait), el('ol', {}, rows.map((seat) => {
    const bar = el('span', { class: `bar seat-${seat.colour}`, 'aria-hidden': 'true' });
    bar.style.width = `${Math.max(2, (100 * Math.max(0, seat.total)) / most)}%`;
    return el('li', { class: isOwn(seat) ? 'own' : '' }, el('span', { class: 'rank' }, `${rank(seat)}.`), plate(seat.colour), el('span', { class: 'name' }, seat.name), el('b', {}, String(seat.total)), bar);
  })));
  if (!state.sheet.length) return head;
  const cells = (points, tag = 'td') => rows.map((seat) => el(tag, { class: isOwn(seat) ? 'own' : '' }, points(seat)));
  return [head, el('section', { class: 'paper sheet' }, el('h2', {}, words.score_sheet), el('div', { class: 'scroll', tabIndex: 0, role: 'group', 'aria-label': words.score_sheet }, el('table', {},
    el('thead', {}, el('tr', {}, el('td', {}), cells((seat) => [plate(seat.colour), spoken(seat.name)], 'th'))),
    el('tbody', {}, state.sheet.map((line) => el('tr', {}, el('th', { scope: 'row' }, line.label), cells((seat) => String(line.points[seat.n - 1])))),
      el('tr', { class: 'sum' }, el('th', { scope: 'row' }, words.points), cells((seat) => String(seat.total)))))))];
}

const things = () => state.groups.flatMap((group) => group.things);

function handPage() {
  const own = state.seats.find((seat) => seat.n === me.seat);
  const open = own && own.counts.length ? el('section', { class: 'held' }, el('h2', {}, words.have), el('ul', { class: 'tokens' }, own.counts.map((count) => el('li', { class: 'token' }, count.art ? picture(count.art) : null, el('b', {}, String(count.n)), el('span', { class: 'name' }, count.name))))) : null;
  if (!things().length) return [el('section', { class: 'paper wait' }, el('p', {}, words.empty_hand)), open];
  return [...hand(state.ask && state.ask.shape === 'pick' && linked(state.ask) ? usable() : null), open];
}

const usable = () => new Set(state.ask.options.flatMap((option) => option.things));

/** What lies in the hand: cards side by side, what is counted as small plates. */
function hand(can) {
  let at = -1;
  return state.groups.map((group) => {
    const numbered = group.things.map((thing) => [thing, ++at]);
    const cards = numbered.filter(([thing]) => thing.piece);
    const counts = numbered.filter(([thing]) => !thing.piece);
    return el('section', { class: 'held' }, group.title ? el('h2', {}, group.title) : null,
      cards.length ? el('ul', { class: 'cards' }, cards.map(([thing, i]) => el('li', {}, card(thing, i, can)))) : null,
      counts.length ? el('ul', { class: 'tokens' }, counts.map(([thing, i]) => el('li', {}, tokenButton(thing, i, can)))) : null);
  });
}

function card(thing, i, can) {
  const lit = can && can.has(i);
  return el('button', { type: 'button', id: `thing-${i}`, class: `card ${can ? (lit ? 'lit' : 'idle') : ''}`, onclick: () => openSheet(i) },
    el('span', { class: 'face' }, picture(thing.art)), el('span', { class: 'name' }, thing.name), lit ? spoken(words.usable) : null);
}

const tokenButton = (thing, i, can) => el('button', { type: 'button', id: `thing-${i}`, class: `token ${can && can.has(i) ? 'lit' : ''}`, onclick: () => openSheet(i) },
  picture(thing.art), el('b', {}, String(thing.n)), el('span', { class: 'name' }, thing.name));

function logPage() {
  const lines = state.log.slice().reverse();
  const fresh = lines.filter((line) => line.no > readLine).length;
  return [tab === 'log' && fresh && fresh < lines.length ? el('h2', {}, words.meanwhile) : null, el('ol', { class: 'log', reversed: true }, lines.map(logRow))];
}

function logRow(line) {
  const seat = state.seats.find((one) => one.n === line.who);
  return el('li', { class: line.no > readLine ? 'new' : '' }, seat ? plate(seat.colour) : el('span', { class: 'plate none' }), el('span', {}, line.text));
}

/** What others and the game did since the own last answer, a line for each: above the question it is one tap away, while one waits it is read. */
function meanwhile() {
  if (!state.told.length) return null;
  return el('details', { id: 'meanwhile', class: 'fold meanwhile', open: isMeanwhileOpen, ontoggle: (event) => { isMeanwhileOpen = event.target.open; } },
    el('summary', {}, el('span', { class: 'label' }, words.meanwhile), el('span', { class: 'who', 'aria-hidden': 'true' }, [...new Set(state.told.map((one) => one.who))].slice(0, 4).map(plateOf)), el('small', {}, `(${state.told.length})`)), toldList(state.told));
}

const plateOf = (n) => { const seat = state.seats.find((one) => one.n === n); return seat ? plate(seat.colour) : el('span', { class: 'plate none' }); };
const toldList = (rows) => el('ol', { class: 'log told' }, rows.map((one) => el('li', {}, plateOf(one.who), el('span', { class: 'label' }, one.text), one.n ? el('span', { class: one.n > 0 ? 'pill good' : 'pill' }, signed(one.n), spoken(` ${words.points}`)) : null)));
const toldCard = () => (state.told.length ? el('section', { class: 'news' }, el('h2', {}, words.meanwhile), toldList(state.told.slice().reverse())) : null);

/** Whose step it was is known by the newest line that is gone. */
function tellBack(newest) {
  const gone = state.log.filter((line) => line.no > newest && line.who).pop();
  const seat = gone && state.seats.find((one) => one.n === gone.who);
  tell(seat && me && seat.n !== me.seat ? `${seat.name}: ${words.taken_back}` : words.taken_back, 'news');
}

function askPage() {
  const ask = state.ask;
  if (!ask) return duo([waitCard(), endCard(), dark()], [toldCard(), ...(state.over ? [] : hand(null)), WIDE.matches ? null : boards.view()]);
  const head = el('section', { class: 'paper question' }, ask.art ? picture(ask.art, 'about') : null, el('div', {}, el('h2', { id: 'question' }, ask.text), ask.shape !== 'pick' ? countLine(ask) : linked(ask) ? el('p', { class: 'hint' }, words.tap) : null));
  if (ask.shape !== 'pick') return duo([meanwhile(), head, dark()], [items(ask), el('div', { id: 'foot' })]);
  return duo([meanwhile(), head, dark()], picks(ask));
}

/** One below the other; where the screen is low and wide, side by side. */
const duo = (left, right) => el('div', { class: 'duo' }, el('div', { class: 'left' }, left), el('div', { class: 'right' }, right));

/** Said once: the screen of this device goes dark by itself, and what can be done about it. */
function dark() {
  if (awake.stays !== false || memory.get('dark')) return null;
  return el('section', { class: 'paper dark' }, el('p', {}, words.goes_dark), el('button', { type: 'button', id: 'dark', onclick: () => { memory.set('dark', '1'); drawn.main = ''; draw(); } }, words.understood));
}

const linked = (ask) => ask.options.some((option) => option.things.length);
const numbered = (ask) => ask.options.map((option, i) => [option, i]);

/** The answers: with cards of the hand these come first, as most is done with them; then what belongs to no card, then everything as a list. */
function picks(ask) {
  const all = numbered(ask);
  const free = all.filter(([option]) => !option.things.length);
  if (!linked(ask)) return [el('div', { class: 'answers' }, grouped(free)), ...hand(null)];
  const rows = el('div');
  const fill = () => { if (!rows.firstChild) rows.append(...[grouped(all)].flat(Infinity).filter(Boolean)); fillMaps(); }; // dozens of rows, which hardly anybody opens
  const list = el('details', { id: 'every', open: isListOpen, ontoggle: (event) => { isListOpen = event.target.open; if (isListOpen) fill(); } }, el('summary', {}, `${words.all} (${all.length})`), rows);
  if (isListOpen) fill();
  return [...hand(usable()), free.length ? el('section', { class: 'answers others' }, el('h2', {}, words.others), grouped(free)) : null, free.length < all.length ? list : null];
}

const TILES = { least: 5, letters: 34, most: 24 };
/** Many options of a few words stand side by side. */
const areTiles = (rows, depth) => rows.length >= TILES.least && rows.every(([option]) => !option.art && restOf(option, depth).length <= TILES.letters);
const list = (rows, depth = 0) => el('ul', { class: areTiles(rows, depth) ? 'options tiles' : 'options' }, rows.map(([option, i]) => el('li', {}, optionButton(option, i, depth))));

const MOST_ROWS = 12;
const MOST_SPOTS = 24;
const pathOf = (option) => (option.steps.length ? option.steps : option.group ? [option.group] : []);
/** So many steps have all of these options in common: they need not be said again. */
function shared(rows) {
  const [first, ...others] = rows.map(([option]) => pathOf(option));
  if (!others.length) return 0;
  let depth = 0;
  while (depth < first.length && others.every((one) => one[depth] === first[depth])) depth += 1;
  return depth;
}

/** Room for a map, where each of these options is a place of its own; null: they are not. */
function mapRoom(rows) {
  const spots = rows.filter(([option]) => option.spot);
  const places = new Set(spots.map(([option]) => option.spot));
  if (places.size < (state.ask.options.length === 1 ? 1 : 2) || places.size > MOST_SPOTS || places.size !== spots.length) return null;
  const made = el('div', { class: 'map', hidden: true });
  made.dataset.of = spots.map(([, i]) => i).join(',');
  return made;
}

const FEW = 6;
/** A few rows with icons say enough by themselves: then the map stands below them. */
const areDrawn = (rows) => rows.length <= FEW && rows.every(([option]) => option.signs || option.art);

/** A long list is folded step by step as at the table: first what, then where, then how. */
function grouped(rows, from = 0, before = '', hasMap = false) {
  const depth = Math.max(from, shared(rows));
  const heads = [...new Set(rows.map(([option]) => pathOf(option)[depth] || ''))];
  const room = hasMap ? null : mapRoom(rows);
  if (heads.length < 2 || heads.length === rows.length) {
    const made = rows.length > MOST_ROWS && !room && !hasMap ? portions(rows, depth, before) : list(rows, depth);
    return areDrawn(rows) ? [made, room] : [room, made];
  }
  const isShort = depth > 0 && rows.length <= TILES.most && areTiles(rows, depth + 1);
  if (rows.length > MOST_ROWS && !isShort) {
    return [room, heads.map((head) => {
      const inside = rows.filter(([option]) => (pathOf(option)[depth] || '') === head);
      if (inside.length === 1 || !head) return list(inside, depth);
      const path = `${before}/${head}`;
      return fold(path, before, [headSigns(head), el('span', { class: 'label' }, head)], inside, () => grouped(inside, depth + 1, path, !!room || hasMap));
    })];
  }
  return [room, heads.flatMap((head) => [head ? el('h3', {}, headSigns(head), head) : null, list(rows.filter(([option]) => (pathOf(option)[depth] || '') === head), head ? depth + 1 : depth)])];
}

/** More rows than anybody wants to see at once, with nothing to tell them apart by: a few at a time. */
function portions(rows, depth, before) {
  const size = Math.ceil(rows.length / Math.ceil(rows.length / MOST_ROWS));
  return Array.from({ length: Math.ceil(rows.length / size) }, (_, at) => rows.slice(at * size, (at + 1) * size)).map((part) => {
    const path = `${before}/${part[0][1]}`;
    return fold(path, before, [el('span', { class: 'label' }, `${restOf(part[0][0], depth)} – ${restOf(part[part.length - 1][0], depth)}`)], part, () => list(part, depth));
  });
}

/** What is inside is made when it is opened for the first time. */
function fold(path, before, head, inside, make) {
  const isOpen = openFold === path || openFold.startsWith(`${path}/`);
  const room = el('div', { class: 'inside' });
  const fill = () => { if (!room.firstChild) room.append(...[make()].flat(Infinity).filter(Boolean)); fillMaps(); };
  if (isOpen) fill();
  const made = el('details', { class: 'fold', name: `fold${before}`, open: isOpen, ontoggle: (event) => {
    if (event.target.open) { if (!openFold.startsWith(path)) openFold = path; fill(); } else if (openFold.startsWith(path)) openFold = before;
  } }, el('summary', {}, head, el('small', {}, String(inside.length))), room);
  made.dataset.of = inside.map(([, i]) => i).join(',');
  return made;
}

function headSigns(words) {
  const head = state.ask.heads.find((one) => one.words === words);
  return !head ? null : head.signs ? signs(head.signs) : head.art ? picture(head.art, 'thumb') : null;
}

/** What is left to be said of an option after so many steps. */
const restOf = (option, depth) => (option.short && (depth || !option.steps.length) ? [...option.steps.slice(depth), option.short].join(' – ') : option.label);

const LONG = 28; // signs: words that leave no room beside them

function optionButton(option, i, depth = 0) {
  const room = el('span', { class: 'gain' });
  room.dataset.gain = i;
  if (gains[i]) fillGain(room, gains[i]);
  const rest = restOf(option, depth);
  const isOnMap = option.spot && !linked(state.ask);
  return el('button', { type: 'button', class: `option option-${i} ${option.doubtful ? 'doubtful' : ''} ${option.signs ? 'signed' : ''} ${rest.length > LONG ? 'long' : ''}`, 'aria-label': rest === option.label ? null : option.label, onclick: () => answer([i]) },
    isOnMap ? el('span', { class: 'number', 'aria-hidden': 'true' }, String(i + 1)) : null, option.art ? picture(option.art, 'thumb') : null,
    el('span', { class: 'body' }, el('span', { class: 'label' }, rest, option.doubtful ? el('small', {}, words.doubtful) : null), option.signs ? signs(option.signs) : null, room));
}

function fillGain(room, gain) {
  room.replaceChildren(spoken(gain.text ? `: ${gain.text}` : ''), ...gain.pills.map((pill) => el('span', { class: pill.good ? 'pill good' : 'pill', 'aria-hidden': 'true' }, pill.text, pill.art ? picture(pill.art) : null)));
}

const FINGER = 44; // pixels
const MOST_MAGNIFIED = 4;

// ---- a map ------------------------------------------------------------------------------------------------------------

function takeMap(message) {
  if (!state || !state.ask || message.ask !== state.ask.id) return;
  if (message.say === mapSay) { maps.set(mapAsked, message); mapAsked = ''; }
  want([message.art]);
  fillMaps();
}

/** Every map that somebody sees now; what is not known yet is wished for, one after the other. */
function fillMaps() {
  if (!state || !state.ask) return;
  for (const room of document.querySelectorAll('.map[hidden]')) {
    if (room.closest('details:not([open])')) continue;
    const of = room.dataset.of;
    if (maps.has(of)) fillMap(room, maps.get(of));
    else if (mapAsked !== of) {
      mapAsked = of;
      mapSay = ++said;
      send({ t: 'places', ask: state.ask.id, say: mapSay, options: of.split(',').map(Number) });
      return;
    }
  }
}

function fillMap(room, map) {
  const image = picture(map.art);
  image.width = map.wide;
  image.height = map.high;
  room.setAttribute('role', 'group');
  room.setAttribute('aria-label', words.map);
  const ground = el('div', { class: 'ground' }, image, ...map.spots.map((spot) => {
    const made = el('button', { type: 'button', class: 'spot', 'aria-label': state.ask.options[spot.option].label, onclick: () => choose(spot.option, room) }, String(spot.option + 1));
    made.dataset.at = spot.option;
    made.style.left = `${spot.x / 10}%`;
    made.style.top = `${spot.y / 10}%`;
    return made;
  }));
  room.replaceChildren(ground);
  room.hidden = false;
  ground.style.width = `${Math.ceil(100 * magnification(map, room.clientWidth))}%`;
  showMost(room, map);
  shiftedAt = performance.now();
}

/** Where a map is larger than its room, as many of its places as possible are seen first. */
function showMost(room, map) {
  const [wide, high] = [room.clientWidth, room.clientHeight];
  const at = map.spots.map((spot) => [(spot.x * room.scrollWidth) / 1000, (spot.y * room.scrollHeight) / 1000]);
  const between = (n, most) => Math.max(0, Math.min(n, most));
  const corners = at.flatMap(([x, y]) => [[x - wide / 2, y - high / 2], [x - FINGER, y - FINGER], [x - wide + FINGER, y - FINGER]])
    .map(([x, y]) => [between(x, room.scrollWidth - wide), between(y, room.scrollHeight - high)]);
  const seen = ([left, top]) => at.filter(([x, y]) => x > left + FINGER / 2 && x < left + wide - FINGER / 2 && y > top + FINGER / 2 && y < top + high - FINGER / 2).length;
  const [best] = corners.sort((one, other) => seen(other) - seen(one));
  room.scrollTo(...best);
}
window.addEventListener('resize', () => { // another width needs another magnification
  for (const room of document.querySelectorAll('.map:not([hidden])')) {
    const map = maps.get(room.dataset.of);
    if (map) room.firstChild.style.width = `${Math.ceil(100 * magnification(map, room.clientWidth))}%`;
  }
});

/** So many times as wide the map has to be that no two spots are closer than a finger; it is pushed to and fro then. */
function magnification(map, wide) {
  const tall = (wide * map.high) / map.wide;
  let nearest = FINGER;
  map.spots.forEach((one, at) => map.spots.slice(at + 1).forEach((other) => {
    nearest = Math.min(nearest, Math.hypot(((one.x - other.x) * wide) / 1000, ((one.y - other.y) * tall) / 1000) || FINGER);
  }));
  return Math.min(MOST_MAGNIFIED, FINGER / nearest);
}

/** What a tap on the map means is read below it and confirmed there: places lie close together. */
function choose(i, room) {
  const row = optionButton(state.ask.options[i], i);
  row.classList.add('meant');
  row.append(el('span', { class: 'take' }, icon('check'), words.take_this));
  const old = room.nextElementSibling;
  const made = el('div', { class: 'picked' }, row);
  if (old && old.classList.contains('picked')) old.replaceWith(made); else room.after(made);
  for (const spot of room.querySelectorAll('.spot')) spot.setAttribute('aria-pressed', String(spot.dataset.at === String(i)));
  made.scrollIntoView({ block: 'nearest', behavior: matchMedia('(prefers-reduced-motion: reduce)').matches ? 'auto' : 'smooth' });
  row.focus({ preventScroll: true });
}

// ---- questions over items ---------------------------------------------------------------------------------------------

const sum = (numbers) => numbers.reduce((one, other) => one + other, 0);
const bounds = (ask) => (ask.low === ask.high ? String(ask.low) : `${ask.low}–${ask.high}`);
const chosenText = (ask) => (ask.shape === 'order' ? '' : `${words.chosen}: ${ask.shape === 'some' ? draft.length : sum(draft)} / ${bounds(ask)}`);
const countLine = (ask) => (ask.shape === 'order' ? null : el('p', { id: 'chosen', class: 'chosen', role: 'status' }, chosenText(ask)));

function items(ask) {
  if (ask.shape === 'amounts') return [proposal(ask), el('ul', { class: 'rows', id: 'amounts' }, amountRows(ask))];
  if (ask.shape === 'order') return el('ol', { class: 'rows', id: 'order' }, orderRows(ask));
  const withArt = ask.options.some((option) => option.art);
  return el('ul', { class: withArt ? 'cards' : 'options' }, ask.options.map((option, i) => el('li', {}, withArt ? itemCard(option, i) : itemRow(option, i))));
}

const amountRows = (ask) => ask.options.map((option, i) => el('li', { class: 'paper row' }, option.art ? picture(option.art) : null, el('span', { class: 'label', id: `item-name-${i}` }, option.label), stepper(i, option)));

/** What the game would take, with one tap: to be looked at and changed before it is given. */
const proposal = (ask) => (sum(ask.start) ? el('button', { type: 'button', id: 'proposal', class: 'wide', onclick: () => {
  draft = [...ask.start];
  $('amounts').replaceChildren(...amountRows(ask));
  drafted();
} }, icon('check'), words.proposal) : null);

const isChosen = (i) => draft.includes(i);

function toggle(i, made) {
  draft = isChosen(i) ? draft.filter((one) => one !== i) : [...draft, i];
  made.setAttribute('aria-pressed', String(isChosen(i)));
  drafted();
}

const tick = () => el('span', { class: 'tick', 'aria-hidden': 'true' }, icon('check'));
function itemCard(option, i) {
  const made = el('button', { type: 'button', id: `item-${i}`, class: 'card choice', 'aria-pressed': String(isChosen(i)), onclick: () => toggle(i, made) }, el('span', { class: 'face' }, picture(option.art), tick()), el('span', { class: 'name' }, option.label));
  return made;
}
function itemRow(option, i) {
  const made = el('button', { type: 'button', id: `item-${i}`, class: 'option choice', 'aria-pressed': String(isChosen(i)), onclick: () => toggle(i, made) }, tick(), el('span', { class: 'label' }, option.label));
  return made;
}

function stepper(i, option) {
  const number = el('output', { id: `amount-${i}`, 'aria-live': 'polite' }, String(draft[i]));
  const step = (by, sign, name) => el('button', { type: 'button', class: 'step', id: `step-${i}-${by}`, 'aria-label': `${option.label}: ${name}`, onclick: () => {
    const next = draft[i] + by;
    if (next < 0 || (by > 0 && sum(draft) >= state.ask.high)) return;
    draft[i] = next;
    number.textContent = String(next);
    drafted();
  } }, sign);
  return el('span', { class: 'stepper' }, step(-1, '−', words.less), number, step(1, '+', words.more));
}

function orderRows(ask) {
  return draft.map((i, at) => {
    const option = ask.options[i];
    const move = (by, name, sign) => el('button', { type: 'button', class: 'step', id: `move-${i}-${by}`, 'aria-label': `${option.label}: ${name}`, 'aria-disabled': String(!(at + by in draft)), onclick: () => {
      if (!(at + by in draft)) return;
      [draft[at], draft[at + by]] = [draft[at + by], draft[at]];
      $('order').replaceChildren(...orderRows(ask));
      $(`move-${i}-${by}`).focus();
      announce(`${option.label}: ${words.position} ${at + by + 1}`);
      drafted();
    } }, icon(sign));
    return el('li', { class: 'paper row' }, el('span', { class: 'number', 'aria-hidden': 'true' }, String(at + 1)), option.art ? picture(option.art) : null, el('span', { class: 'label' }, option.label), el('span', { class: 'stepper' }, move(-1, words.up, 'up'), move(1, words.down, 'down')));
  });
}

function drafted() {
  if ($('chosen')) $('chosen').textContent = chosenText(state.ask);
  draftReasons = [];
  checkDraft();
  drawFoot();
}

function drawFoot() {
  const foot = $('foot');
  if (!foot || !state || !state.ask || !draft) return;
  const held = document.activeElement && document.activeElement.id === 'send';
  const gain = el('span', { class: 'gain' });
  if (draftGain && !draftReasons.length) fillGain(gain, draftGain);
  foot.replaceChildren(draftReasons.length ? el('p', { class: 'reasons', role: 'status' }, draftReasons.join(' ')) : gain,
    el('button', { type: 'button', id: 'send', class: 'primary', 'aria-busy': String(!isJudged), 'aria-disabled': String(!isJudged || draftReasons.length > 0), onclick: () => (draftReasons.length ? tell(draftReasons.join(' ')) : isJudged && answer(draft)) }, words.send));
  if (held) $('send').focus();
}

// ---- sheets -----------------------------------------------------------------------------------------------------------

function showSheet(label, ...parts) {
  const sheet = $('sheet');
  sheet.setAttribute('aria-label', label);
  sheet.replaceChildren(el('button', { type: 'button', class: 'bare x', 'aria-label': words.close, onclick: closeSheet }, icon('close')), ...parts.flat(Infinity).filter(Boolean));
  if (!sheet.open) sheet.showModal();
  fillMaps();
  sheet.scrollTop = 0;
}
function closeSheet() {
  openThing = null;
  if ($('sheet').open) $('sheet').close();
}
$('sheet').addEventListener('click', (event) => { if (event.target === $('sheet')) closeSheet(); });

function openSheet(i) {
  const thing = things()[i];
  const ask = state.ask;
  const rows = ask && ask.shape === 'pick' ? numbered(ask).filter(([option]) => option.things.includes(i)) : [];
  openThing = i;
  showSheet(thing.name,
    el('div', { class: thing.piece ? 'head' : 'head small' }, picture(thing.art), el('div', {}, el('h2', {}, thing.piece ? thing.name : `${thing.name}: ${thing.n}`), thing.words.map((line) => el('p', {}, line)))),
    rows.length ? el('div', { class: 'answers' }, grouped(rows)) : null,
    ask && !rows.length ? el('button', { type: 'button', class: 'wide', onclick: () => { send({ t: 'why', ask: ask.id, say: ++said, thing: i }); closeSheet(); } }, icon('ask'), words.why) : null);
}

function openMenu() {
  const rows = state.seats.map((seat) => el('li', {}, plate(seat.colour), el('span', { class: 'name' }, seat.name), el('span', { class: 'counts' }, countsOf(seat)), el('small', {}, { table: '', phone: words.phone, far: words.far, away: words.away, computer: words.computer }[seat.where])));
  showSheet(words.menu, el('h2', {}, words.at_table), el('ul', { class: 'crowd' }, rows), el('h2', {}, words.language), languages(),
    me.seat && awake.stays !== null ? el('p', { class: 'hint awake' }, awake.stays ? words.stays_on : words.goes_dark) : null,
    el('button', { type: 'button', class: 'wide quiet', onclick: askLeave }, me.seat ? words.leave : words.close));
}

function askLeave() {
  if (!me.seat) { closeSheet(); return; }
  showSheet(words.leave, el('p', { class: 'lead' }, words.leave_sure),
    el('button', { type: 'button', class: 'wide danger', onclick: () => { closeSheet(); send({ t: 'leave' }); } }, words.yes), el('button', { type: 'button', class: 'wide', onclick: closeSheet }, words.no));
}
$('menu-button').addEventListener('click', openMenu);

// ---- saying -----------------------------------------------------------------------------------------------------------

let hush = 0;
function tell(text, kind = '') {
  clearTimeout(hush);
  $('say').className = kind;
  $('say').textContent = text;
  $('say').hidden = !text;
  if (text) hush = setTimeout(() => tell(''), 7000);
}
const announce = (text) => { $('announce').textContent = text; };

/** A picture with the code was opened while the page is there already; who sits stays where they sit. */
window.addEventListener('hashchange', () => {
  if (me || !/^[A-Z2-9]{6}$/.test(code())) return;
  note = '';
  typed = code();
  if (line.isOpen) send({ t: 'join', v: VERSION, code: typed, lang: language });
  else line.lookNow();
});

/** For those who measure: from a tap to the next picture, and what is shown. */
const marks = { sent: 0, isTaken: false, shown: [], welcomes: 0 };
window.tarsas = { get state() { return state; }, get isOn() { return line.isOpen; }, get maps() { return maps; }, marks, drop: () => line.socket && line.socket.close() };

document.documentElement.lang = language;
draw();
line.connect();
