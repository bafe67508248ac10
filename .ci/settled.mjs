/** Runs in a page before its scripts: lists the running timers of up to a second, for `settled`. */
export function listTimers() {
  const running = new Set();
  const { setTimeout, clearTimeout } = window;
  Object.assign(window, {
    runningTimers: running,
    setTimeout: (handler, delay = 0, ...args) => {
      if (typeof handler !== 'function' || delay > 1_000) return setTimeout(handler, delay, ...args);
      const id = setTimeout(() => {
        running.delete(id);
        handler(...args);
      }, delay);
      running.add(id);
      return id;
    },
    clearTimeout: (id) => {
      running.delete(id);
      clearTimeout(id);
    },
  });
}

/**
 * Resolves when everything that a page has begun by itself is done: every request is answered, scripts and data have
 * arrived, fonts are loaded, and what it has put off until it is idle, or for up to a second, has run, with the requests that
 * this leads to. Timers are only seen in a page with `listTimers`. Playwright's "networkidle" waits half a second instead.
 */
export async function settled(page) {
  await page.waitForLoadState();
  const answered = new Set();
  const unanswered = async () => {
    const requests = await page.requests();
    const opening = requests.findLastIndex((one) => one.isNavigationRequest() && one.frame() === page.mainFrame());
    return requests.slice(opening + 1).filter((request) => !answered.has(request));
  };
  do {
    const arriving = [];
    for (const request of await unanswered()) {
      const response = await request.response();
      const isPart = ['script', 'fetch', 'xhr'].includes(request.resourceType()) && !request.redirectedFrom();
      if (response && isPart) arriving.push(request.url());
      answered.add(request);
    }
    // Unlike `evaluate`, begins again if the page is replaced.
    await page.waitForFunction(isIdle, arriving);
  } while ((await unanswered()).length > 0);
}

/**
 * Runs in the page. Its own list tells which of these addresses have arrived: Chromium doesn't report the end of every
 * request that was loaded ahead. Neither has one that was cancelled, so it goes on after five seconds.
 */
async function isIdle(addresses) {
  const nextFrame = () => new Promise((next) => requestAnimationFrame(next));
  const whenIdle = () => new Promise((next) => requestIdleCallback(next));
  const hasArrived = (address) => performance.getEntriesByName(address, 'resource').length > 0;
  let isPatient = true;
  const rest = async () => {
    await document.fonts.ready;
    await nextFrame();
    await whenIdle();
    const timers = [...(window.runningTimers ?? [])];
    while (isPatient && timers.some((timer) => window.runningTimers.has(timer))) await nextFrame();
    while (isPatient && !addresses.every(hasArrived)) await nextFrame();
    await nextFrame();
    await whenIdle();
  };
  await Promise.race([rest(), new Promise((next) => setTimeout(next, 5_000))]);
  isPatient = false;
  return true;
}
