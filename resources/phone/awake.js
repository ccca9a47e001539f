// The screen stays on while somebody plays, where the browser lets a page ask for it; else the page says how.

export class Awake {
  /** `changed(stays)`: true, the screen stays on; false, this browser cannot do it over this connection. */
  constructor(changed) {
    this.changed = changed;
    this.lock = null;
    this.isWanted = false;
    this.stays = null; // nobody knows yet
    document.addEventListener('visibilitychange', () => this.hold());
  }

  want(isWanted) {
    if (isWanted === this.isWanted) return;
    this.isWanted = isWanted;
    if (isWanted) this.hold();
    else if (this.lock) { this.lock.release(); this.lock = null; }
  }

  /** A browser lets go of it whenever the page is hidden, so it is asked for again. */
  async hold() {
    if (!this.isWanted || document.visibilityState !== 'visible' || (this.lock && !this.lock.released)) return;
    if (!('wakeLock' in navigator)) { this.say(false); return; }
    try {
      this.lock = await navigator.wakeLock.request('screen');
      this.say(true);
    } catch { // too little charge, or a browser that does not want it
      this.say(false);
    }
  }

  say(stays) {
    if (stays === this.stays) return;
    this.stays = stays;
    this.changed(stays);
  }
}
