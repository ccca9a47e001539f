// The page of a phone that is a camera. It only sends photos: made small here, piece by piece, each asked for. It holds no word
// of its own, and nothing that outlives its tab but the language.

import { $, LANGUAGES, Line, VERSION, drawing, el, firstLanguage, icon, memoryOf, spoken } from './shared.js';

const tab = memoryOf('sessionStorage');
const kept = memoryOf('localStorage');
const CAMERA = 'M4 8.5h3.2l1.6-2.5h6.4l1.6 2.5H20v10H4zM12 10.2a3.3 3.3 0 1 0 0 6.6 3.3 3.3 0 0 0 0-6.6z';
const PIECE = 32768;
const MOST_BYTES = 3 * 1024 * 1024;
const SIDES = [2400, 1800, 1200]; // pixels of the longer side: the next one if a photo is still too large
const QUALITY = 0.85;
const MOST_SHOWN = 12;

let language = firstLanguage();
let words = {};
let token = tab.get('camera');
let number = Number(tab.get('camera-number')) || 0;
let isIn = false;
let next = '';
let room = 0;
let note = ''; // the name of the words that say what is wrong
let isStill = false;
let typed = '';
let sent = 0;
let shots = []; // {no, url, data, state, label, at}

/** The address in the picture for the camera holds a secret; whoever types has six signs. */
const secret = () => { const found = location.hash.slice(1); return /^[A-Za-z0-9_-]{22}$/.test(found) ? found : ''; };
const announce = (text) => { $('announce').textContent = text.replaceAll('\u00ad', ''); };
const underWay = () => shots.find((one) => one.state === 'sending');

// ---- the line to the computer -----------------------------------------------------------------------------------------

const line = new Line({
  opened() {
    if (token) knock('');
    else if (secret()) knock(secret());
    else line.send({ t: 'lang', lang: language });
  },
  heard: (message) => receive(message),
  pictured() { /* nothing is shown to a camera */ },
  changed: () => { if (!line.isOpen) isIn = false; drawLine(); },
  isStill: () => isStill,
});

function knock(code) { line.send({ t: 'camera', v: VERSION, code, token: token || '', lang: language }); }

function receive(message) {
  line.stumbles = 0;
  switch (message.t) {
    case 'desk': beLetIn(message); break;
    case 'next': ({ next, room } = message); break;
    case 'go': sendPiece(message); break;
    case 'stored': settle(message.no, 'stored', message.label); break;
    case 'refused': settle(message.no, 'refused', { full: words.full, wait: words.slower, picture: words.no_picture }[message.why]); break;
    case 'bye': takeLeave(message.why); break;
    default: break;
  }
  draw();
}

function beLetIn(message) {
  words = message.words;
  document.documentElement.lang = language;
  document.title = `${words.title} · Társas`;
  if (!message.open) return;
  isIn = true;
  ({ next, room } = message);
  note = '';
  if (message.token) { token = message.token; tab.set('camera', token); }
  if (location.hash) history.replaceState(null, '', location.pathname);
  const waiting = underWay();
  if (waiting) announceShot(waiting); else goOn();
}

function takeLeave(why) {
  isIn = false;
  if (why === 'slow') return; // the line is found again by itself
  const said = { code: 'wrong_code', latched: 'closed', wait: 'wait_a_little', full: 'others', unknown: 'unknown', bad: 'unknown', closed: 'closed', elsewhere: 'elsewhere' }[why];
  note = said || '';
  isStill = why === 'closed' || why === 'elsewhere';
  if (why === 'unknown' || why === 'bad' || why === 'closed') { token = null; tab.remove('camera'); }
  if (secret()) history.replaceState(null, '', location.pathname);
  if (words[note]) announce(words[note]);
}

// ---- photos -----------------------------------------------------------------------------------------------------------

/** A photo as it is sent: upright, small, and without anything that a camera wrote into it. */
async function small(file) {
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' });
  for (const side of SIDES) {
    const scale = Math.min(1, side / Math.max(bitmap.width, bitmap.height));
    const canvas = document.createElement('canvas');
    canvas.width = Math.max(1, Math.round(bitmap.width * scale));
    canvas.height = Math.max(1, Math.round(bitmap.height * scale));
    canvas.getContext('2d').drawImage(bitmap, 0, 0, canvas.width, canvas.height);
    const blob = await new Promise((done) => canvas.toBlob(done, 'image/jpeg', QUALITY));
    if (blob && blob.size <= MOST_BYTES) { bitmap.close(); return blob; }
  }
  throw new Error('too large');
}

async function take(files) {
  note = '';
  for (const file of files) {
    try {
      const blob = await small(file);
      number += 1;
      tab.set('camera-number', String(number));
      shots.push({ no: number, url: URL.createObjectURL(blob), data: await blob.arrayBuffer(), state: 'waiting', label: '', at: 0 });
    } catch {
      note = 'no_picture';
      announce(words.no_picture);
    }
  }
  goOn();
  draw();
}

/** One after the other. */
function goOn() {
  if (!isIn || underWay()) return;
  const waiting = shots.find((one) => one.state === 'waiting');
  if (!waiting) return;
  waiting.state = 'sending';
  announceShot(waiting);
}
function announceShot(shot) { line.send({ t: 'photo', no: shot.no, n: shot.data.byteLength }); }

function sendPiece(message) {
  const shot = underWay();
  if (!shot || shot.no !== message.no || !line.isOpen) return;
  shot.at = message.at;
  line.socket.send(shot.data.slice(message.at, message.at + PIECE));
}

function settle(no, state, label) {
  const shot = shots.find((one) => one.no === no);
  if (shot && shot.state === 'sending') {
    shot.state = state;
    shot.label = label || '';
    shot.data = null;
    if (state === 'stored') { sent += 1; note = ''; announce(`${shot.label} ${words.stored}`); } else { note = ''; announce(shot.label); }
    for (const old of shots.splice(0, Math.max(0, shots.length - MOST_SHOWN))) URL.revokeObjectURL(old.url);
  }
  goOn();
}

function takeBack() {
  const last = shots.findLast((one) => one.state === 'stored');
  if (!last || !isIn) return;
  last.state = 'back';
  sent -= 1;
  line.send({ t: 'back', no: last.no });
  announce(`${last.label} ${words.taken_back}`);
  draw();
}

function speak(chosen) {
  language = chosen;
  kept.set('language', chosen);
  line.send({ t: 'lang', lang: chosen });
}

// ---- the page ---------------------------------------------------------------------------------------------------------

function drawLine() {
  const isOff = !line.isOpen && !isStill && !!words.off;
  $('line').hidden = !isOff;
  $('line').textContent = isOff ? words.off : '';
}

function draw() {
  drawLine();
  $('bar').replaceChildren(drawing(CAMERA, 'icon'), el('h1', {}, words.title || 'Társas'), sent ? el('span', {}, spoken(`${words.sent}: `), `✓ ${sent}`) : '');
  const focus = document.activeElement ? document.activeElement.id : '';
  const main = $('main');
  main.replaceChildren(...(token && !isStill ? desk() : door()).filter(Boolean));
  if (focus && $(focus)) $(focus).focus({ preventScroll: true });
}

function desk() {
  const stored = shots.some((one) => one.state === 'stored');
  return [
    el('section', { class: 'paper next' },
      el('p', { class: 'quiet' }, words.next_card), el('h2', { id: 'card' }, next || words.any_card),
      el('button', { type: 'button', id: 'shoot', class: 'primary', disabled: room <= 0, onclick: () => $('file').click() }, drawing(CAMERA, 'icon'), words.shoot),
      note ? el('p', { class: 'bad' }, words[note]) : room <= 0 ? el('p', { class: 'bad' }, words.full) : el('p', { class: 'quiet' }, words.how)),
    shots.length ? el('section', { class: 'paper' }, el('h2', {}, words.in_tray), el('ul', { class: 'shots' }, [...shots].reverse().map(shotItem))) : null,
    stored ? el('section', { class: 'paper row' }, el('h2', {}, words.blurred), el('button', { type: 'button', id: 'back', onclick: takeBack }, words.back)) : null,
    el('section', { class: 'paper' }, el('p', {}, words.sees_nothing), languages()),
  ];
}

function shotItem(shot) {
  const isDone = shot.state === 'stored';
  const part = shot.data ? shot.at / shot.data.byteLength : 1;
  const said = { stored: shot.label, refused: shot.label, back: words.taken_back }[shot.state] || words.sending;
  return el('li', { class: shot.state === 'back' || shot.state === 'refused' ? 'gone' : '' },
    el('span', { class: 'frame' }, el('img', { src: shot.url, alt: '' }), isDone ? el('span', { class: 'tick' }, icon('check')) : null,
      shot.state === 'sending' ? el('progress', { max: 1, value: part, 'aria-label': words.sending }) : null), said);
}

function door() {
  if (!words.title) return [];
  const said = note ? el('p', { class: 'bad', role: 'alert' }, words[note]) : null;
  if (isStill) return [el('section', { class: 'paper' }, said)];
  return [el('section', { class: 'paper door' }, said,
    el('form', { onsubmit: (event) => { event.preventDefault(); const code = typed.trim().toUpperCase(); if (/^[A-Z2-9]{6}$/.test(code)) { note = ''; knock(code); } else { note = 'wrong_code'; draw(); } } },
      el('label', { htmlFor: 'code' }, words.code),
      el('input', { id: 'code', value: typed, maxLength: 6, autocomplete: 'off', autocapitalize: 'characters', spellcheck: false, oninput: (event) => { typed = event.target.value; } }),
      el('button', { type: 'submit', id: 'join', class: 'primary wide' }, words.join))),
  el('section', { class: 'paper' }, languages())];
}

function languages() {
  return el('div', { class: 'speak', role: 'group', 'aria-label': words.language },
    Object.entries(LANGUAGES).map(([code, name]) => el('button', { type: 'button', id: `speak-${code}`, lang: code, 'aria-pressed': String(code === language), onclick: () => speak(code) }, name)));
}

$('file').addEventListener('change', (event) => { const files = [...event.target.files]; event.target.value = ''; take(files); });
window.addEventListener('hashchange', () => { if (secret() && !isIn) { isStill = false; note = ''; token = null; tab.remove('camera'); draw(); line.lookNow(true); } });

/** For those who measure. */
window.tarsas = { take, get shots() { return shots; }, get isIn() { return isIn; }, drop: () => line.socket && line.socket.close() };

document.documentElement.lang = language;
draw();
line.connect();
