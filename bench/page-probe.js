// Runs within the page, before anything of it; the benchmark reads what it measures. Times are those of the page itself,
// so the way between the benchmark and the browser is in none of them.
(() => {
  const ROW = '[data-task-id]';

  /** Time from `began` to the paint of the first frame in which `isThere` holds. */
  function painted(began, isThere) {
    return new Promise((resolve, reject) => {
      const look = () => {
        if (isThere()) afterPaint((now) => resolve(now - began));
        else if (performance.now() - began > 10_000) reject(new Error('nothing of the kind was painted in 10 s'));
        else requestAnimationFrame(look);
      };
      requestAnimationFrame(look);
    });
  }

  /** For within an animation frame: calls back once that frame is painted. */
  function afterPaint(callback) {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => callback(performance.now());
    port2.postMessage(null);
  }

  const rowOf = (id) => document.querySelector(`[data-task-id="${id}"]`);
  const isShown = (element) => element.getClientRects().length > 0;
  const dialogs = () => [...document.querySelectorAll('[role="dialog"], dialog[open]')].filter(isShown);

  /** Clicks as a finger would, on what is there, and tells when the page shows the outcome. */
  function click(element, isThere) {
    const began = performance.now();
    element.click();
    return painted(began, isThere);
  }

  // A page that is no page of the app has the text of an answer.
  const firstContent = painted(0, () => document.querySelector(`${ROW}, body > pre`));
  // Waited for or not: a page may have none.
  firstContent.catch(() => undefined);

  globalThis.probe = {
    /** Milliseconds from the navigation's start to the first painted rows, or to a text that stands alone. */
    firstContent: () => firstContent,

    rowIds: () => [...document.querySelectorAll(ROW)].filter(isShown).map((row) => row.dataset.taskId),

    /** From the choice in the opened menu to the painted new status; null where the row has no status to change. */
    async changeStatus(id) {
      const trigger = rowOf(id)?.querySelector('button[data-property="status"]');
      if (!trigger) return null;
      const before = trigger.textContent;
      trigger.click();
      await painted(performance.now(), () => document.querySelector('[role="menuitemradio"][aria-checked="false"]'));
      const choice = document.querySelector('[role="menuitemradio"][aria-checked="false"]');
      return click(choice, () => rowOf(id)?.querySelector('[data-property="status"]')?.textContent !== before);
    },

    /** From the click on 'Next month' or 'Previous month' to the painted tasks of that month of the calendar. */
    switchMonth(button) {
      const month = () => document.querySelector('#calendar-month').textContent;
      const before = month();
      const isThere = () => month() !== before && document.querySelector('[data-chip]') !== null;
      return click(document.querySelector(`button[aria-label="${button}"]`), isThere);
    },

    /** From the click on a task's title to its painted detail; closes it again. */
    async openDetail(id) {
      const link = rowOf(id)?.querySelector('[data-task-title]');
      if (!link) return null;
      const title = link.textContent.trim();
      const milliseconds = await click(link, () => dialogs().some((dialog) => dialog.textContent.includes(title)));
      history.back();
      await painted(performance.now(), () => dialogs().length === 0);
      return milliseconds;
    },

    /** Scrolls with every frame; answers when each frame came. */
    scroll(milliseconds, pixelsPerFrame) {
      const scroller = scrollerOf(document.querySelector(ROW));
      return new Promise((resolve) => {
        const frames = [];
        const step = (now) => {
          frames.push(now);
          if (now - frames[0] >= milliseconds) return resolve({ frames, top: scroller.scrollTop });
          scroller.scrollTop += pixelsPerFrame;
          requestAnimationFrame(step);
        };
        requestAnimationFrame(step);
      });
    },

    /** What a click costs here where a page does nothing but change a word. */
    clickWord(element) {
      const before = element.textContent;
      element.onclick = () => {
        element.textContent = `${before}+`;
      };
      return click(element, () => element.textContent !== before);
    },

    /** The page has nothing left to do. */
    idle: () => new Promise((resolve) => requestIdleCallback(() => resolve(true), { timeout: 2_000 })),
  };

  function scrollerOf(element) {
    for (let each = element?.parentElement; each; each = each.parentElement) {
      const { overflowY } = getComputedStyle(each);
      if (/auto|scroll/.test(overflowY) && each.scrollHeight > each.clientHeight) return each;
    }
    return document.scrollingElement;
  }
})();
