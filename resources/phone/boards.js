// The boards of the table as everybody sees them: one at a time, painted anew when the table has changed.

import { el, icon } from './shared.js';

const PAUSE = 2500; // milliseconds between two pictures: a table that changes fast is not painted all the time
const NEAR = 2.4; // so many times as wide

export class Boards {
  /** `ask(board)`: wish for a picture; `picture(id)`: an image; `words()`: what the page says. */
  constructor({ ask, picture, words, plateOf }) {
    Object.assign(this, { ask, picture, words, plateOf });
    this.at = 0;
    this.seen = null;
    this.isNear = false;
    this.isStale = true;
    this.lastAsked = -PAUSE;
    this.timer = 0;
    document.addEventListener('visibilitychange', () => this.look());
  }

  /** Another game, another language, another seat: nothing of what was seen holds. */
  forget() {
    clearTimeout(this.timer);
    this.timer = 0;
    this.seen = null;
    this.at = 0;
    this.isStale = true;
  }

  /** The table has changed. */
  age() {
    this.isStale = true;
    this.look();
  }

  get room() { return document.getElementById('boards'); }

  /** Wish for a picture if somebody looks at what is not true any more. */
  look() {
    if (!this.room || !this.isStale || document.visibilityState !== 'visible' || this.timer) return;
    const rest = this.lastAsked + PAUSE - performance.now();
    if (rest > 0) { this.timer = setTimeout(() => { this.timer = 0; this.look(); }, rest); return; }
    this.isStale = false;
    this.lastAsked = performance.now();
    this.ask(this.at);
  }

  take(message) {
    if (message.board !== this.at) return;
    this.seen = message;
    this.fill();
  }

  go(at) {
    if (at === this.at) return;
    this.at = at;
    this.isNear = false;
    this.isStale = true;
    this.lastAsked = -PAUSE; // somebody waits for it
    clearTimeout(this.timer);
    this.timer = 0;
    this.fill();
    this.look();
  }

  /** The room for it on a page that is made anew. */
  view() {
    const made = el('section', { id: 'boards', class: 'boards' });
    queueMicrotask(() => { this.fill(); this.look(); });
    return made;
  }

  fill() {
    const room = this.room;
    if (!room) return;
    if (!this.seen) { room.replaceChildren(el('div', { class: 'seen empty' })); return; }
    const words = this.words();
    const focus = document.activeElement && room.contains(document.activeElement) ? document.activeElement.id : '';
    const old = room.querySelector('.seen');
    const [left, top] = old && !old.classList.contains('empty') ? [old.scrollLeft, old.scrollTop] : [0, 0];
    const names = this.seen.boards.map((board, at) => el('button', { type: 'button', id: `board-${at}`, 'aria-pressed': String(at === this.at), onclick: () => this.go(at) },
      board.seat ? this.plateOf(board.seat) : null, el('span', { class: 'name' }, board.words)));
    const image = this.picture(this.seen.art);
    image.alt = this.seen.boards[this.at] ? this.seen.boards[this.at].words : '';
    image.width = this.seen.wide;
    image.height = this.seen.high;
    const isHere = this.seen.board === this.at;
    const ground = el('div', { class: 'seen', tabIndex: 0, role: 'group', 'aria-label': image.alt }, isHere ? image : null);
    image.style.width = this.isNear ? `${NEAR * 100}%` : '100%';
    const near = el('button', { type: 'button', id: 'nearer', class: 'bare near', 'aria-pressed': String(this.isNear), 'aria-label': words.closer, onclick: () => { this.isNear = !this.isNear; this.fill(); } }, icon(this.isNear ? 'far' : 'near'));
    room.replaceChildren(names.length > 1 ? el('div', { class: 'names', role: 'group', 'aria-label': words.table }, names) : '', el('div', { class: 'frame' }, ground, near));
    ground.scrollTo(left, top);
    const kept = focus && document.getElementById(focus);
    if (kept) kept.focus({ preventScroll: true });
  }
}
