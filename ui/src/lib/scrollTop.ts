export interface ScrollTopOptions {
  /** How far down the page the button appears, in px. */
  threshold?: number | undefined;
  /** How long the way up takes, in milliseconds. */
  duration?: number | undefined;
}

/** After these something else may lie under the button. */
const changes = ['scroll', 'resize', 'focusin'];

/** What readers do who would rather be somewhere else. */
const interruptions = ['wheel', 'touchstart', 'pointerdown', 'keydown'];

/** Slow, fast, slow: from 0 to 1. */
const eased = (time: number) => (time < 0.5 ? 4 * time ** 3 : 1 - 4 * (1 - time) ** 3);

/** Whether another button lies under this one, or within 8 px of it. */
function covers(button: HTMLElement): boolean {
  const { left, right, top, bottom } = button.getBoundingClientRect();
  // jsdom, in which adopters test, draws nothing and has no such method.
  const under = (x: number, y: number) =>
    document
      .elementsFromPoint?.(x, y)
      .some((element) => !button.contains(element) && element.closest('button') !== null) ?? false;
  return [left - 8, (left + right) / 2, right + 8].some((x) =>
    [top - 8, (top + bottom) / 2, bottom + 8].some((y) => under(x, y)),
  );
}

/** Tab goes on from the first link of the page. */
function focusTop() {
  const { body } = document;
  body.tabIndex = -1;
  body.focus({ preventScroll: true });
  body.removeAttribute('tabindex');
}

/** Scrolls the page to its top, unless it is interrupted, by the reader or by what it returns. */
function climb(duration: number): () => void {
  const stop = new AbortController();
  const from = window.scrollY;
  const begin = performance.now();
  const step = (now: number) => {
    if (stop.signal.aborted) return;
    const time = duration > 0 ? Math.min((now - begin) / duration, 1) : 1;
    window.scrollTo({ top: from * (1 - eased(time)), behavior: 'instant' });
    if (time < 1) return requestAnimationFrame(step);
    stop.abort();
    focusTop();
  };
  for (const type of interruptions)
    window.addEventListener(type, () => stop.abort(), { passive: true, signal: stop.signal });
  step(begin);
  return () => stop.abort();
}

/**
 * Brings a drawn `ScrollTop` to life, also where no React is: shows and hides the button, and leads up when it is pressed.
 * The client: 2 seconds, eased.
 * @returns what ends it
 */
export function scrollTop(
  button: HTMLButtonElement,
  { threshold = 400, duration = 2000 }: ScrollTopOptions = {},
): () => void {
  let halt = () => {};
  const look = () => {
    button.dataset.state = window.scrollY > threshold && !covers(button) ? 'shown' : 'hidden';
  };
  const press = () => {
    const still = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    halt = climb(still ? 0 : duration);
  };
  look();
  for (const type of changes) window.addEventListener(type, look, { passive: true });
  button.addEventListener('click', press);
  return () => {
    for (const type of changes) window.removeEventListener(type, look);
    button.removeEventListener('click', press);
    halt();
  };
}
