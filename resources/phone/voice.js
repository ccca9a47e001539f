// The page of a pupil whose class answers. What is said here counts only once the class has said so. The page holds no word
// of its own, and nothing that outlives its tab but the language.

import { $, LANGUAGES, Line, VERSION, drawing, el, firstLanguage, icon, memoryOf, plate, spoken, unwrap } from './shared.js';

const tab = memoryOf('sessionStorage');
const kept = memoryOf('localStorage');
const SIGNS = ['moon', 'heart', 'cloud', 'key', 'bell', 'star'];
const PATIENCE = { said: 5000, shift: 350, tick: 250 }; // milliseconds
const RIGHT = 2;
const WRONG = 1;

// ---- what is known ----------------------------------------------------------------------------------------------------

let language = firstLanguage();
let words = {};
let token = tab.get('token');
let me = null; // {name, team, muted}
let door = { given: false, teams: 0 };
let typed = { code: '', name: tab.get('name') || '', team: 0 };
let note = ''; // the name of the words that say what is wrong, or why one is here again
let isStill = false; // on another page, or over: the line is left alone
let poll = null;
let until = 0; // when its time is up, by the clock of this page
let allTime = 0;
let mine = -1; // what was counted
let awaited = -1; // what was said and not counted yet
let told = null;
let rest = '';
let result = null;
let ask = null; // a question over several things: what is proposed
let draft = [];
let proposed = null; // what was counted of it
let isProposing = false; // on its way
let refused = []; // why the draft breaks a rule
let isPlaceShown = tab.get('place') === 'yes'; // whoever sits in the last row wants it each time
let picture = { id: '', url: '' };
let shownAt = -1000; // when a question came: a tap in this moment was meant for what stood there before
let drawn = '';
let stage = ''; // what the page is about: only something new arrives
let hush = 0;
let outlines = {};

/** The address in the picture for the camera holds a secret; whoever types has six signs. */
const secret = () => { const found = location.hash.slice(1); return /^[A-Za-z0-9_-]{22}$/.test(found) ? found : ''; };
const announce = (text) => { $('announce').textContent = text.replaceAll('\u00ad', ''); };
const isTimeUp = () => !!until && performance.now() >= until;

// ---- the line to the class --------------------------------------------------------------------------------------------

const line = new Line({
  opened() {
    if (token) line.send({ t: 'resume', v: VERSION, token, run: '', have: 0, lang: language });
    else line.send({ t: 'lang', lang: language });
  },
  heard: (message) => receive(message),
  pictured(buffer) {
    if (picture.url) URL.revokeObjectURL(picture.url);
    const [id, url] = unwrap(buffer);
    picture = { id, url };
    draw();
  },
  changed: () => drawLine(),
  isStill: () => isStill,
});

function receive(message) {
  line.stumbles = 0;
  switch (message.t) {
    case 'heard': beHeard(message); break;
    case 'poll': takePoll(message); break;
    case 'said': if (poll && message.poll === poll.id) { mine = message.pick; if (awaited === mine) awaited = -1; announce(words.sent); } break;
    case 'ask': takeAsk(message); break;
    case 'proposed': takeProposed(message); break;
    case 'told': takeTold(message); break;
    case 'rest': rest = message.text; poll = ask = told = result = null; until = 0; announce(rest); break;
    case 'sum': result = message; poll = ask = told = null; rest = ''; announce(`${words.your_result}: ${message.right} / ${message.of}`); break;
    case 'bye': takeLeave(message.why); break;
    default: break;
  }
  draw();
}

function beHeard(message) {
  words = message.words;
  document.documentElement.lang = language;
  door = { given: message.given, teams: message.teams };
  if (!message.name) { me = null; return; }
  const isNew = !me;
  me = { name: message.name, team: message.team, muted: message.muted };
  if (message.token) { token = message.token; tab.set('token', token); }
  note = '';
  if (location.hash) history.replaceState(null, '', location.pathname);
  document.title = `${me.name} · Társas`;
  if (isNew) announce(`${words.you_are_in} ${me.name}`);
}

function takePoll(message) {
  const isSame = poll && poll.id === message.id && !told;
  mine = message.mine >= 0 || !isSame ? message.mine : mine;
  if (isSame && awaited >= 0) { // the line was cut meanwhile
    if (awaited === mine) awaited = -1; else line.send({ t: 'say', poll: message.id, pick: awaited });
  }
  poll = message;
  ask = told = result = null;
  rest = '';
  until = message.left ? performance.now() + message.left : 0;
  if (!isSame) {
    awaited = -1;
    allTime = message.left;
    shownAt = performance.now();
    $('main').scrollTop = 0;
    announce([message.round > 1 ? again(message) : '', isVote(message) ? `${words.vote}:` : `${words.question} ${message.no} / ${message.of}.`, message.you, message.text].filter(Boolean).join(' '));
    nudge();
  } else allTime = Math.max(allTime, message.left);
  wantPlace();
}

const isVote = (asked) => asked.kind === 'vote';
const again = (asked) => (isVote(asked) ? words.reasons : words.talked);
function nudge() { if (document.visibilityState === 'visible' && navigator.vibrate && navigator.userActivation && navigator.userActivation.hasBeenActive) navigator.vibrate(40); }

function takeAsk(message) {
  const isSame = ask && ask.id === message.id;
  ask = message;
  poll = told = result = null;
  rest = '';
  until = message.left ? performance.now() + message.left : 0;
  allTime = isSame ? Math.max(allTime, message.left) : message.left;
  if (message.mine) proposed = message.mine;
  isProposing = false;
  if (isSame) return;
  proposed = message.mine;
  draft = message.mine ? [...message.mine] : { some: [], amounts: message.options.map(() => 0), order: [...message.start] }[message.shape];
  refused = [];
  shownAt = performance.now();
  $('main').scrollTop = 0;
  announce([message.you, message.text, words.what_propose].filter(Boolean).join(' '));
  nudge();
}

function takeProposed(message) {
  if (!ask || message.poll !== ask.id) return;
  isProposing = false;
  refused = message.why;
  if (!message.why.length) proposed = message.picks;
  announce(message.why.length ? message.why.join(' ') : words.proposed);
}

function propose() {
  if (!ask || isTimeUp() || isProposing) return;
  const asked = ask.id;
  isProposing = true;
  refused = [];
  line.send({ t: 'propose', poll: asked, picks: ask.shape === 'some' ? [...draft].sort((one, other) => one - other) : draft });
  clearTimeout(hush);
  hush = setTimeout(() => { if (ask && ask.id === asked && isProposing) { isProposing = false; draw(); } }, PATIENCE.said);
  draw();
}

function takeTold(message) {
  told = message;
  ask = null;
  mine = message.mine;
  awaited = -1;
  until = 0;
  rest = '';
  result = null;
  if (poll && poll.id !== message.poll) poll = null; // woken up after the question: its answers were never heard here
  $('main').scrollTop = 0;
  announce([verdict(), message.rule, ...message.why, message.instead].filter(Boolean).join(' '));
}

function takeLeave(why) {
  if (why === 'slow') return; // the line is found again by itself
  const gone = { seat: 'unknown', out: 'out', returned: 'left', closed: 'closed', taken: 'elsewhere' }[why];
  if (gone) {
    isStill = why !== 'seat';
    if (why !== 'taken') { token = null; tab.remove('token'); }
    me = poll = ask = told = result = null;
    rest = '';
    note = gone;
  }
  const refused = { code: 'wrong_code', wait: 'wait_a_little', full: 'full' }[why];
  if (refused) { note = refused; if (secret()) history.replaceState(null, '', location.pathname); }
  closeSheet();
}

function say(pick) {
  if (!poll || told || isTimeUp() || performance.now() - shownAt < PATIENCE.shift || (pick === mine && awaited < 0)) return;
  const asked = poll.id;
  awaited = pick;
  line.send({ t: 'say', poll: asked, pick });
  clearTimeout(hush);
  hush = setTimeout(() => { if (poll && poll.id === asked && awaited === pick && line.isOpen) { awaited = -1; draw(); } }, PATIENCE.said); // never counted: it can be said again
  draw();
}

function speak(chosen) {
  language = chosen;
  kept.set('language', chosen);
  document.documentElement.lang = chosen;
  line.send({ t: 'lang', lang: chosen });
}

// ---- drawing ----------------------------------------------------------------------------------------------------------

function drawLine() {
  const text = !isStill && !line.isOpen && line.looks > 2 ? words.off || '' : '';
  $('line').hidden = !text;
  if ($('line').textContent !== text) $('line').textContent = text;
}

/** Builds the page anew only if what it shows has changed: a finger may rest on it. */
function draw() {
  drawLine();
  const key = JSON.stringify([words, me, door, note, isStill, poll && { ...poll, left: 0 }, ask && { ...ask, left: 0 }, draft, proposed, isProposing, refused, mine, awaited, told, rest, result, isPlaceShown, picture.id, isTimeUp(), language, Object.keys(outlines).length]);
  if (key === drawn) return;
  drawn = key;
  drawBar();
  const main = $('main');
  const focus = document.activeElement && main.contains(document.activeElement) ? document.activeElement.id : '';
  const top = main.scrollTop;
  main.classList.toggle('lobby', !me);
  const now = told ? `told ${told.poll}` : poll ? `poll ${poll.id}` : ask ? `ask ${ask.id}` : '';
  main.classList.toggle('fresh', now !== stage);
  stage = now;
  main.replaceChildren(...(me ? page() : doorPage()).flat(Infinity).filter(Boolean));
  main.tabIndex = main.querySelector('button, summary, input') ? -1 : 0;  // what is only read is scrolled with keys
  main.scrollTop = top;
  if (focus && $(focus)) $(focus).focus({ preventScroll: true });
  drawTime();
}

function drawBar() {
  $('bar').hidden = !me;
  if (!me) return;
  const no = poll && poll.of ? `${poll.no} / ${poll.of}` : '';
  $('bar').replaceChildren(...[no ? el('span', { class: 'no' }, spoken(`${words.question} `), no) : null, me.team ? plate(me.team) : null, el('h1', { class: 'who' }, me.name),
    el('span', { id: 'seconds', role: 'timer' }), el('button', { type: 'button', id: 'menu-button', class: 'bare', 'aria-label': words.menu, onclick: openMenu }, icon('menu'))].filter(Boolean));
}

/** The thin bar and the seconds; whoever cannot see them asks for them. */
function drawTime() {
  const left = until && !told ? Math.max(0, until - performance.now()) : 0;
  $('time').hidden = !me || !until || !!told;
  $('time').firstElementChild.style.transform = `scaleX(${allTime ? left / allTime : 0})`;
  $('time').classList.toggle('short', left < 10000);
  if (!$('seconds')) return;
  const text = until && !told ? String(Math.ceil(left / 1000)) : '';
  if ($('seconds').dataset.n === text) return;
  $('seconds').dataset.n = text;
  $('seconds').setAttribute('aria-label', text ? `${words.seconds}: ${text}` : '');
  $('seconds').textContent = text ? `${text} ${words.s}` : '';
}
setInterval(() => { if (until && !told) { drawTime(); if (isTimeUp()) draw(); } }, PATIENCE.tick);

const page = () => (told ? toldPage() : poll ? pollPage() : ask ? askPage() : result ? sumPage() : restPage());
const muted = () => (me.muted ? el('p', { class: 'paper lead error', role: 'status' }, words.muted) : null);
const dismiss = () => el('button', { type: 'button', class: 'bare wide quiet', id: 'leave', onclick: () => line.send({ t: 'leave' }) }, words.leave);

/** A row of a vote has the number that it has at the table, an answer its sign. */
const numberOf = (at) => (poll && poll.options[at].no) || at + 1;
const markOf = (at, isNumber, size = '') => (isNumber ? el('span', { class: `number ${size}`, 'aria-hidden': 'true' }, String(numberOf(at))) : sign(at, size));

function sign(at, size = '') {
  const name = SIGNS[at];
  const outline = outlines[name];
  const made = el('span', { class: `sign ${size}`, 'aria-hidden': 'true' });
  if (outline) {
    made.style.background = outline.colour;
    made.append(drawing(outline.path, 'glyph'));
  }
  return made;
}

// ---- the door ---------------------------------------------------------------------------------------------------------

const languages = () => el('div', { class: 'languages', role: 'group', 'aria-label': words.language }, Object.entries(LANGUAGES).map(([one, name]) =>
  el('button', { type: 'button', id: `speak-${one}`, lang: one, 'aria-pressed': String(one === language), onclick: () => speak(one) }, name)));
/** Fetched once: when the door is closed there is nobody left who could send it. */
const mark = el('img', { src: '/icon.svg', alt: '' });
const brand = () => el('h1', { class: 'brand' }, mark, el('span', {}, 'Társas'));

function doorPage() {
  if (!words.name) return [el('div', { class: 'paper door' }, brand())];
  if (isStill) {
    const again = note === 'closed' ? null : el('button', { type: 'button', id: 'again', class: 'primary', onclick: () => { isStill = false; note = ''; drawn = ''; draw(); line.lookNow(true); } }, note === 'elsewhere' ? words.here : words.join);
    return [el('div', { class: 'paper door' }, brand(), el('p', { class: 'lead', role: 'alert' }, words[note]), again)];
  }
  const isWrongCode = note === 'wrong_code' || note === 'wait_a_little';
  const field = (id, label, more) => [el('label', { htmlFor: id }, label), el('input', { id, value: typed[id], autocomplete: 'off', spellcheck: false, oninput: (event) => { typed[id] = event.target.value; }, ...more })];
  const teams = Array.from({ length: door.teams }, (_, at) => at + 1);
  return [el('form', { class: 'paper door', onsubmit: join, noValidate: true }, brand(),
    note ? el('p', { class: `lead ${['unknown'].includes(note) ? '' : 'error'}`, id: 'why', role: 'alert' }, words[note]) : null,
    secret() ? null : field('code', words.code, { class: 'code', maxLength: 9, autocapitalize: 'characters', 'aria-invalid': String(isWrongCode), 'aria-describedby': note ? 'why' : null }),
    door.given ? null : [...field('name', words.name, { maxLength: 40, autocapitalize: 'words', enterKeyHint: 'go', 'aria-invalid': String(note === 'no_name'), 'aria-describedby': 'name-hint' }), el('p', { class: 'hint', id: 'name-hint' }, words.name_hint)],
    teams.length ? el('div', { class: 'teams', role: 'group', 'aria-label': words.team }, el('p', {}, words.team), teams.map((team) => el('button', { type: 'button', id: `team-${team}`, 'aria-label': `${words.team}: ${team}`, 'aria-pressed': String(typed.team === team), onclick: () => { typed.team = team; drawn = ''; draw(); } }, plate(team)))) : null,
    el('button', { type: 'submit', id: 'join', class: 'primary' }, words.join), languages())];
}

function join(event) {
  event.preventDefault();
  const code = secret() || typed.code.replace(/[\s-]/g, '').toUpperCase();
  const name = door.given ? '' : typed.name.trim();
  note = '';
  if (!secret() && !/^[A-Z2-9]{6}$/.test(code)) note = 'wrong_code';
  else if (!door.given && !name) note = 'no_name';
  else if (door.teams && !typed.team) note = 'no_team';
  else if (!line.isOpen) { note = 'off'; line.lookNow(); }
  else {
    tab.set('name', name);
    line.send({ t: 'voice', v: VERSION, code, lang: language, name, team: door.teams ? typed.team : 0 });
  }
  draw();
  if (note && note !== 'off' && note !== 'no_team') $(note === 'no_name' ? 'name' : 'code').focus();
}

// ---- waiting, and the end ---------------------------------------------------------------------------------------------

function restPage() {
  if (rest) return [muted(), el('section', { class: 'paper in' }, el('span', { class: 'round calm' }, icon('eye')), el('h2', { class: 'big' }, rest))];
  return [muted(), el('section', { class: 'paper in' }, el('span', { class: 'round' }, icon('check')), el('h2', { class: 'big' }, words.you_are_in), el('p', { class: 'lead' }, words.look_up)), dismiss()];
}

const dots = (run, of) => el('span', { class: 'dots', 'aria-hidden': 'true' }, Array.from({ length: Math.max(of, run.length) }, (_, at) => el('i', { class: { [RIGHT]: 'right', [WRONG]: 'wrong', 0: 'nothing' }[run[at]] || 'ahead' })));

function sumPage() {
  return [el('section', { class: 'paper sum' }, el('h2', {}, words.your_result), el('p', { class: 'much' }, `${result.right} / ${result.of}`), el('p', { class: 'lead' }, words.all_right), dots(result.dots, result.of), el('p', { class: 'hint' }, words.gone_with_tab)), dismiss()];
}

// ---- a question -------------------------------------------------------------------------------------------------------

const wantPlace = () => { if (poll && poll.art && isPlaceShown && picture.id !== poll.art) line.send({ t: 'art', ids: [poll.art] }); };

function place() {
  if (!poll.art) return null;
  const isHere = isPlaceShown && picture.id === poll.art;
  return el('button', { type: 'button', id: 'place', class: isHere ? 'shown' : '', 'aria-expanded': String(isPlaceShown), 'aria-label': words.show_place, onclick: () => { isPlaceShown = !isPlaceShown; tab.set('place', isPlaceShown ? 'yes' : 'no'); wantPlace(); draw(); } },
    isHere ? [el('img', { alt: words.place, src: picture.url }), el('span', { class: 'corner' }, icon('close'))] : [icon('eye'), words.show_place]);
}

function pollPage() {
  const isOver = isTimeUp();
  const chosen = awaited >= 0 ? awaited : mine;
  return [muted(), poll.round > 1 ? el('p', { class: 'talked' }, again(poll)) : null,
    el('div', { class: 'asked' }, poll.you ? el('p', { class: 'you' }, poll.you) : null, el('h2', { id: 'question' }, poll.text)), place(),
    el('ul', { class: `answers ${isVote(poll) ? 'votes' : ''}`, 'aria-labelledby': 'question' }, poll.options.map((option, at) => el('li', {}, el('button', {
      type: 'button', id: `answer-${at}`, class: `answer ${at === mine && awaited < 0 ? 'counted' : ''} ${at === awaited ? 'going' : ''}`, disabled: isOver, 'aria-pressed': String(at === chosen), 'aria-keyshortcuts': String(at + 1), 'aria-label': `${isVote(poll) ? numberOf(at) : words[SIGNS[at]]}: ${option.text}${option.note ? ` (${option.note})` : ''}`, onclick: () => say(at),
    }, markOf(at, isVote(poll)), el('span', { class: 'label' }, option.text, option.note ? el('small', {}, option.note) : null), at === mine && awaited < 0 ? el('span', { class: 'tick' }, icon('check')) : null)))),
    el('p', { class: 'foot' }, foot(isOver))];
}

function foot(isOver) {
  if (isOver) return words.time_is_up;
  if (awaited >= 0) return words.sending;
  return mine >= 0 ? [el('b', {}, words.sent), ` ${words.may_change}`] : isVote(poll) ? words.tap_vote : words.tap;
}

document.addEventListener('keydown', (event) => {
  if (event.ctrlKey || event.metaKey || event.altKey || $('sheet').open || !poll || told || !/^[1-9]$/.test(event.key)) return;
  const at = isVote(poll) ? poll.options.findIndex((_, one) => numberOf(one) === +event.key) : +event.key - 1;
  if (at >= 0 && at < poll.options.length) say(at);
});

// ---- what was right ---------------------------------------------------------------------------------------------------

function askPage() {
  const isOver = isTimeUp();
  const bounds = ask.low === ask.high ? String(ask.low) : `${ask.low}–${ask.high}`;
  const count = ask.shape === 'some' ? draft.length : draft.reduce((one, other) => one + other, 0);
  const isSent = proposed && JSON.stringify(proposed) === JSON.stringify(ask.shape === 'some' ? [...draft].sort((one, other) => one - other) : draft);
  return [muted(), el('div', { class: 'asked' }, ask.you ? el('p', { class: 'you' }, ask.you) : null, el('h2', { id: 'question' }, ask.text)),
    ask.shape === 'order' ? null : el('p', { class: 'chosen' }, `${words.chosen}: ${count} / ${bounds}`),
    ask.shape === 'amounts' && ask.start.some((one) => one > 0) ? el('button', { type: 'button', id: 'proposal', class: 'wide', onclick: () => redraft([...ask.start]) }, icon('check'), words.proposal) : null,
    el(ask.shape === 'order' ? 'ol' : 'ul', { class: 'rows', 'aria-labelledby': 'question' }, (ask.shape === 'order' ? draft : ask.options.map((_, at) => at)).map((at, place) => el('li', { class: ask.shape === 'some' ? '' : 'paper row' }, thing(at, place)))),
    el('div', { class: 'foot sends' }, refused.length ? el('p', { class: 'reasons', role: 'alert' }, refused.join(' ')) : el('p', {}, isOver ? words.time_is_up : isProposing ? words.sending : isSent ? [el('b', {}, words.proposed), ` ${words.may_change}`] : words.what_propose),
      el('button', { type: 'button', id: 'propose', class: 'primary', 'aria-disabled': String(isOver || isProposing || !!isSent), onclick: () => !isSent && propose() }, words.propose))];
}

function redraft(next) { draft = next; refused = []; draw(); }

function thing(at, place) {
  const name = ask.options[at].text;
  if (ask.shape === 'some') {
    const isIn = draft.includes(at);
    return el('button', { type: 'button', id: `item-${at}`, class: 'option choice', 'aria-pressed': String(isIn), onclick: () => redraft(isIn ? draft.filter((one) => one !== at) : ask.high === 1 ? [at] : [...draft, at]) }, el('span', { class: 'tick', 'aria-hidden': 'true' }, icon('check')), el('span', { class: 'label' }, name));
  }
  const isOrder = ask.shape === 'order';
  const change = (by) => {
    const next = [...draft];
    if (isOrder) {
      if (!(place + by in next)) return;
      [next[place], next[place + by]] = [next[place + by], next[place]];
      announce(`${name}: ${words.position} ${place + by + 1}`);
    } else {
      next[at] += by;
      if (next[at] < 0 || (by > 0 && next.reduce((one, other) => one + other, 0) > ask.high)) return;
      announce(`${name}: ${next[at]}`);
    }
    redraft(next);
  };
  const step = (by, face, label) => el('button', { type: 'button', class: 'step', id: `step-${at}-${by}`, 'aria-label': `${name}: ${label}`, onclick: () => change(by) }, face);
  return [isOrder ? el('span', { class: 'number', 'aria-hidden': 'true' }, String(place + 1)) : null, el('span', { class: 'label' }, name),
    el('span', { class: 'stepper' }, isOrder ? [step(-1, icon('up'), words.up), step(1, icon('down'), words.down)] : [step(-1, '−', words.less), el('output', {}, String(draft[at])), step(1, '+', words.more)])];
}

const isOfVote = () => !told.right.length;
const verdict = () => (!told.right.length ? words.voted : told.ok === true ? words.right : told.ok === false ? words.wrong : words.nothing);

function toldPage() {
  const kind = told.ok === true ? 'right' : told.ok === false ? 'wrong' : 'nothing';
  const name = (at) => (poll ? poll.options[at].text : isOfVote() ? String(at + 1) : words[SIGNS[at]]);
  const was = told.right.length && told.ok !== true ? el('p', { class: 'was' }, spoken(`${words.right_was}: `), told.right.map((at) => [sign(at, 'small'), el('b', {}, name(at))])) : null;
  const rule = was && told.right.some((at) => name(at).includes(told.rule)) ? '' : told.rule; // the answer says it already
  return [el('section', { class: `verdict ${kind}` }, el('span', { class: 'round' }, icon(kind === 'right' ? 'check' : kind === 'wrong' ? 'close' : 'eye')), el('h2', {}, verdict())),
    was || rule || told.why.length || told.instead ? el('section', { class: 'paper why' }, was, rule ? el('h3', {}, rule) : null, told.why.map((one) => el('p', {}, one)), told.instead ? el('p', { class: 'can' }, told.instead) : null) : null,
    isOfVote() ? el('section', { class: 'paper does' }, told.chosen >= 0 ? [el('p', {}, words.class_does), el('p', { class: 'was' }, markOf(told.chosen, true), el('b', {}, name(told.chosen)))] : el('p', { class: 'was' }, el('b', {}, words.undecided))) : null,
    bars(name), runCard()];
}

function bars(name) {
  const all = Math.max(1, told.counts.reduce((one, other) => one + other, 0));
  return el('ul', { class: `paper bars ${isOfVote() ? 'of-vote' : ''}`, 'aria-label': words.answers }, told.counts.map((count, at) => {
    const isRight = told.right.includes(at);
    const isNumber = isOfVote();
    const bar = el('i');
    bar.style.width = `${(100 * count) / all}%`;
    const own = isNumber ? words.your_vote : words.yours;
    if (!isNumber && !isRight && outlines[SIGNS[at]]) bar.style.background = outlines[SIGNS[at]].colour;
    const marks = [isRight ? words.right_one : '', at === told.mine ? own : ''].filter(Boolean);
    return el('li', { class: `${isRight || at === told.chosen ? 'is-right' : ''} ${at === told.mine ? 'is-mine' : ''}` }, markOf(at, isNumber, 'small'), spoken(`${isNumber ? numberOf(at) : words[SIGNS[at]]}, ${name(at)}: `),
      el('span', { class: 'way' }, isNumber && poll ? el('span', { class: 'what', 'aria-hidden': 'true' }, name(at)) : null, el('span', { class: 'track', 'aria-hidden': 'true' }, bar), at === told.mine ? el('small', { 'aria-hidden': 'true' }, own) : null), isRight ? icon('check') : null, el('b', {}, String(count)), spoken(marks.length ? `, ${marks.join(', ')}` : ''));
  }));
}

function runCard() {
  const run = told.run;
  if (!run.length) return null;
  const row = run.length - 1 - run.findLastIndex((one) => one !== RIGHT);
  return el('section', { class: 'paper run' }, el('p', {}, `${words.so_far}: `, el('b', {}, `${run.filter((one) => one === RIGHT).length} / ${run.length}`), row > 1 ? [` · ${words.in_a_row}: `, el('b', {}, String(row))] : null), dots(run, poll ? poll.of : 0));
}

// ---- the sheet --------------------------------------------------------------------------------------------------------

function openMenu() {
  const sheet = $('sheet');
  sheet.setAttribute('aria-label', words.menu);
  sheet.replaceChildren(el('button', { type: 'button', class: 'bare x', 'aria-label': words.close, onclick: closeSheet }, icon('close')), el('h2', {}, words.language), languages(), dismiss());
  sheet.showModal();
}
function closeSheet() { if ($('sheet').open) $('sheet').close(); }
$('sheet').addEventListener('click', (event) => { if (event.target === $('sheet') || event.target.closest('[id^=speak-]')) closeSheet(); });

/** A picture with the secret was opened while the page is there already. */
window.addEventListener('hashchange', () => { if (!me && secret()) { isStill = false; note = ''; drawn = ''; draw(); line.lookNow(); } });

/** One drawing of each sign for the wall and for the phones. */
async function fetchSigns() {
  const drawing_ = new DOMParser().parseFromString(await (await fetch('/signs.svg')).text(), 'image/svg+xml');
  outlines = Object.fromEntries(SIGNS.map((name) => { const one = drawing_.getElementById(name); return [name, { path: one.getAttribute('d'), colour: one.getAttribute('fill') }]; }));
  draw();
}

/** For those who measure. */
window.tarsas = { get poll() { return poll; }, get ask() { return ask; }, get told() { return told; }, get isOn() { return line.isOpen; }, drop: () => line.socket && line.socket.close() };

document.documentElement.lang = language;
draw();
line.connect();
fetchSigns();
