// What the pages of a table and of a class have in common: elements, memory, and the line, which is found again by itself.

export const LANGUAGES = { hu: 'magyar', de: 'Deutsch', en: 'English' };
export const VERSION = 1;

// ---- small helpers --------------------------------------------------------------------------------------------------

export const $ = (id) => document.getElementById(id);
/** A number and what hangs on it by a hyphen, or by the point of an ordinal, stay in one line. */
const bound = (text) => text.replace(/(\d)-(?=\p{L})/gu, '$1-\u2060').replace(/(\d\.) (?=\p{Ll})/gu, '$1\u00a0');

// Where a long word may be parted; nothing to be spoken.
const SOFT = '\u00ad';

export function el(tag, props = {}, ...kids) {
  const made = document.createElement(tag);
  for (const [name, value] of Object.entries(props)) {
    if (value === null || value === undefined) continue;
    if (name.startsWith('on')) made.addEventListener(name.slice(2), value);
    else if (name === 'class') made.className = value;
    else if (name in made && !name.startsWith('aria')) made[name] = value;
    else made.setAttribute(name, name === 'aria-label' ? value.replaceAll(SOFT, '') : value);
  }
  made.append(...kids.flat(Infinity).filter((kid) => kid !== null && kid !== undefined && kid !== false && kid !== '').map((kid) => (typeof kid === 'string' ? bound(kid) : kid)));
  return made;
}

export function drawing(path, name) {
  const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  svg.setAttribute('viewBox', '0 0 24 24');
  svg.setAttribute('class', name);
  svg.setAttribute('aria-hidden', 'true');
  const line = document.createElementNS('http://www.w3.org/2000/svg', 'path');
  line.setAttribute('d', path);
  svg.append(line);
  return svg;
}
export const spoken = (text) => el('span', { class: 'spoken' }, text);
/** How seats, and teams of a class, are told apart without colour. */
const SEAT_SYMBOLS = {
  1: 'M12 7.2a4.8 4.8 0 1 0 0 9.6 4.8 4.8 0 0 0 0-9.6z',
  2: 'M12 6.4 17.6 16.6H6.4z',
  3: 'M7.6 7.6h8.8v8.8H7.6z',
  4: 'M10 6.5h4V10h3.5v4H14v3.5h-4V14H6.5v-4H10z',
  5: 'M14.5 6.6a5.6 5.6 0 1 0 2.6 8.6 4.6 4.6 0 1 1-2.6-8.6z',
};

const ICONS = {
  menu: 'M4 6.5h16M4 12h16M4 17.5h16',
  close: 'M6 6l12 12M18 6 6 18',
  ask: 'M9 9.2a3.1 3.1 0 1 1 4.6 2.7c-1 .6-1.6 1.2-1.6 2.4M12 17.6v.2',
  hand: 'M5 8.5 9.5 7l3 11.5L8 20zM11 5.5h5.5v11.5M16.8 7.6l3 .8-2.6 9.2',
  log: 'M5 6.5h14M5 12h14M5 17.5h9',
  table: 'M4 5.5h16v10H4zM9.3 5.5v10M14.7 5.5v10M6 15.5v4M18 15.5v4',
  near: 'M10.5 5a5.5 5.5 0 1 0 0 11 5.5 5.5 0 0 0 0-11zM14.6 14.6 20 20M10.5 8v5M8 10.5h5',
  far: 'M10.5 5a5.5 5.5 0 1 0 0 11 5.5 5.5 0 0 0 0-11zM14.6 14.6 20 20M8 10.5h5',
  up: 'M12 18V6M6.5 11.5 12 6l5.5 5.5',
  down: 'M12 6v12M6.5 12.5 12 18l5.5-5.5',
  back: 'M9 6 4.5 10.5 9 15M5 10.5h9a5 5 0 0 1 0 10h-3',
  check: 'M5.5 12.5l4.5 4.5 8.5-10',
  eye: 'M3 12s3.3-5.5 9-5.5S21 12 21 12s-3.3 5.5-9 5.5S3 12 3 12zM12 9.7a2.3 2.3 0 1 0 0 4.6 2.3 2.3 0 0 0 0-4.6z',
};

export const icon = (name) => drawing(ICONS[name], 'icon');
export const plate = (colour) => el('span', { class: `plate seat-${colour}` }, colour ? drawing(SEAT_SYMBOLS[colour] || '', 'symbol') : icon('eye'));

/** `store`: localStorage, or sessionStorage for what is to be gone with the tab. */
export const memoryOf = (store) => ({
  get(name) { try { return window[store].getItem(name); } catch { return null; } },
  set(name, value) { try { window[store].setItem(name, value); } catch { /* a private window: lasts as long as the page */ } },
  remove(name) { try { window[store].removeItem(name); } catch { /* the same */ } },
});
const kept = memoryOf('localStorage');
/** The language that was chosen here, or else the first of the browser that is spoken here. */
export const firstLanguage = () => (LANGUAGES[kept.get('language')] ? kept.get('language')
  : Object.keys(LANGUAGES).find((one) => (navigator.languages || [navigator.language]).some((mine) => mine && mine.startsWith(one))) || 'en');

/** A picture as it comes: the eight bytes of its id, and then itself. */
export const unwrap = (buffer) => [
  [...new Uint8Array(buffer, 0, 8)].map((byte) => byte.toString(16).padStart(2, '0')).join(''), URL.createObjectURL(new Blob([buffer.slice(8)]))];

// ---- the line --------------------------------------------------------------------------------------------------------

const PATIENCE = { line: 5000, look: 1500, first: 40, growth: 1.7, seated: 2000, hidden: 15000, asleep: 20000 }; // milliseconds

/** A socket that is opened anew whenever it was cut, until the page is told to be still. */
export class Line {
  /** `opened`: say who you are; `heard(message)` and `pictured(buffer)`; `changed`: on or off; `isStill`: leave it alone. */
  constructor({ opened, heard, pictured, changed, isStill }) {
    Object.assign(this, { opened, heard, pictured, changed, isStill });
    this.socket = null;
    this.looks = 0; // how often nobody was there since the line was cut
    this.stumbles = 0; // lines that were opened and brought no word
    this.timer = 0;
    let hiddenAt = 0;
    document.addEventListener('visibilitychange', () => {
      if (document.visibilityState === 'visible') this.lookNow(performance.now() - hiddenAt > PATIENCE.asleep);
      else hiddenAt = performance.now();
    });
    document.addEventListener('pointerdown', () => { if (!this.socket) this.lookNow(); });
    window.addEventListener('online', () => this.lookNow(true));
  }

  get isOpen() { return !!this.socket && this.socket.readyState === WebSocket.OPEN; }

  send(message) { if (this.isOpen) this.socket.send(JSON.stringify(message)); }

  connect() {
    clearTimeout(this.timer);
    if (this.isStill() || this.socket) return;
    const line = new WebSocket(`ws://${location.host}/socket`);
    const slow = setTimeout(() => line.close(), PATIENCE.line);
    this.socket = line;
    line.binaryType = 'arraybuffer';
    line.onopen = () => {
      clearTimeout(slow);
      this.opened();
      this.changed();
    };
    line.onmessage = (event) => {
      if (this.socket !== line) return;
      if (typeof event.data === 'string') this.heard(JSON.parse(event.data));
      else this.pictured(event.data);
    };
    line.onclose = () => {
      clearTimeout(slow);
      if (this.socket !== line) return;
      this.socket = null;
      this.stumbles += 1;
      this.looks = 0;
      this.lookLater(this.stumbles < 2 ? 0 : Math.min(5000, 150 * 1.7 ** this.stumbles));
      this.changed();
    };
  }

  /** Is the table there again? A plain request is asked, since browsers make sockets wait that have failed often. At once, and
   * then ever more seldom: who has a seat and looks at the page waits for seconds at most, nobody's battery for an evening. */
  async look() {
    clearTimeout(this.timer);
    if (this.isStill() || this.socket) return;
    const mine = ++this.looks;
    const stop = new AbortController();
    const slow = setTimeout(() => stop.abort(), PATIENCE.look);
    try {
      await fetch('/icon.svg', { cache: 'no-store', signal: stop.signal });
      if (mine === this.looks) this.connect();
    } catch {
      const most = document.visibilityState === 'visible' ? PATIENCE.seated : PATIENCE.hidden;
      if (mine === this.looks && !this.socket) this.lookLater(Math.min(most, PATIENCE.first * PATIENCE.growth ** this.looks));
      this.changed();
    } finally {
      clearTimeout(slow);
    }
  }

  lookLater(after) {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.look(), after + Math.random() * 40);
  }

  /** Somebody is here, or the network is back: look at once. A line that was left alone for long may be dead without knowing it. */
  lookNow(isStale = false) {
    if (this.isStill() || (!isStale && this.isOpen)) return;
    const line = this.socket;
    this.socket = null;
    if (line) line.close();
    this.looks = 0;
    this.stumbles = 0;
    this.look();
  }
}
