// A hand in the page: gives an answer by as few taps as the page needs, and measures what it could tap.

const one = (selector, root = document) => root.querySelector(selector);
const seen = (found) => found && found.offsetParent !== null;
const pause = (ms) => new Promise((done) => setTimeout(done, ms));
window.wrong = [];
window.most = 0;

/** Everything that can be tapped now is as large as a finger, and no two are closer than one. */
window.measure = (kind) => {
  const root = one('dialog[open]') || document.body;
  const aims = [...root.querySelectorAll('button, summary, input, a[href]')].filter((aim) => seen(aim) && (root !== document.body || !aim.closest('dialog')));
  const boxes = aims.map((aim) => [aim, aim.getBoundingClientRect()]).filter(([, box]) => box.width && box.height);
  for (const [aim, box] of boxes) {
    if (box.width < 43.9 || box.height < 43.9) wrong.push(`${kind}: ${aim.className || aim.id} is ${Math.round(box.width)}x${Math.round(box.height)}`);
  }
  const home = (aim) => aim.closest('main, header, nav, dialog');
  for (const [at, [aim, box]] of boxes.entries()) for (const [other, next] of boxes.slice(at + 1)) {
    if (home(aim) !== home(other)) continue; // what scrolls lies under what stands
    const far = Math.hypot(box.x + box.width / 2 - next.x - next.width / 2, box.y + box.height / 2 - next.y - next.height / 2);
    if (far < 43.5 && !aim.closest('.picked, #foot') && !other.closest('.picked, #foot')) wrong.push(`${kind}: ${aim.className || aim.id} and ${other.className || other.id} are ${Math.round(far)} apart`);
  }
  if (one('main').scrollWidth > one('main').clientWidth + 1) wrong.push(`${kind}: wider than the screen`);
};

/** Rows that stand before any step was taken, unless a map says where they lie. */
const rows = () => [...document.querySelectorAll('main .answers .option, main .answers .fold > summary')].filter((row) => seen(row) && !row.closest('.inside')).length;

/** Give one answer by as few taps as the page needs; how many these were. */
window.give = async (picks) => {
  let taps = 0;
  const ask = tarsas.state.ask;
  const tap = (aim) => { taps += 1; aim.click(); };
  if (ask.shape === 'pick') {
    for (let round = 0; round < 40; round += 1) {
      if (!one('main .map')) most = Math.max(most, rows());
      measure(`${ask.text} (${round})`);
      const root = one('dialog[open]') || one('main');
      const row = [...root.querySelectorAll(`.option-${picks[0]}`)].find(seen);
      if (row) {
        taps += 1;
        for (let wait = 0; wait < 40 && tarsas.state.ask === ask && !document.body.classList.contains('busy'); wait += 1) {
          const now = [...root.querySelectorAll(`.option-${picks[0]}`)].find(seen);
          if (now) now.click();
          await pause(120); // a map that comes moves the rows, and a tap in that moment is not taken: people are slower
        }
        return taps;
      }
      const inside = [...root.querySelectorAll('.fold:not(.meanwhile):not([open])')].filter((fold) => seen(fold) && (fold.dataset.of || '').split(',').includes(String(picks[0])));
      const thing = ask.options[picks[0]].things.map((i) => one(`#thing-${i}`)).find(seen);
      const next = inside[0] ? inside[0].querySelector('summary') : thing && !one('dialog[open]') ? thing : seen(one('#every:not([open]) > summary')) ? one('#every > summary') : null;
      if (!next) { wrong.push(`${ask.text}: no way to ${picks[0]}`); return taps; }
      tap(next);
      await pause(30);
    }
  } else {
    measure(ask.text);
    if (ask.shape === 'some') for (const i of picks) tap(one(`#item-${i}`));
    else if (ask.shape === 'amounts') {
      const isProposal = one('#proposal') && picks.join() === ask.start.join();
      if (isProposal) tap(one('#proposal'));
      else picks.forEach((n, i) => { for (let k = 0; k < n; k += 1) tap(one(`#step-${i}-1`)); });
    } else picks.forEach((i, at) => {
      const place = () => [...document.querySelectorAll('#order li')].findIndex((row) => one(`#move-${i}--1`, row));
      while (place() > at) tap(one(`#move-${i}--1`));
    });
    for (let wait = 0; wait < 100 && !seen(one('#send[aria-disabled=false]')); wait += 1) await pause(20);
    if (!one('#send[aria-disabled=false]')) wrong.push(`${ask.text}: ${picks} cannot be sent`);
    else tap(one('#send'));
  }
  return taps;
};
