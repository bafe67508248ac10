export interface ScrollTopOptions {
  /** How far down the page the button appears, in px. */
  threshold?: number | undefined;
  /** How long scrolling up takes, in milliseconds. */
  duration?: number | undefined;
}

/** Each of these may change what lies under the button. */
const updateEvents = ['scroll', 'resize', 'focusin'];

/** Each of these shows that the reader wants to stop scrolling. */
const cancelEvents = ['wheel', 'touchstart', 'pointerdown', 'keydown'];

/** Cubic ease-in-out, from 0 to 1. */
const easeInOut = (time: number) => (time < 0.5 ? 4 * time ** 3 : 1 - 4 * (1 - time) ** 3);

/** Whether another button lies under this one, or within 8 px of it. */
function isOverButton(button: HTMLElement): boolean {
  const { left, right, top, bottom } = button.getBoundingClientRect();
  // jsdom, in which apps are tested, lays nothing out and has no such method.
  const hasButtonAt = (x: number, y: number) =>
    document
      .elementsFromPoint?.(x, y)
      .some((element) => !button.contains(element) && element.closest('button') !== null) ?? false;
  return [left - 8, (left + right) / 2, right + 8].some((x) =>
    [top - 8, (top + bottom) / 2, bottom + 8].some((y) => hasButtonAt(x, y)),
  );
}

/** Makes Tab continue from the first link of the page. */
function focusTop() {
  const { body } = document;
  body.tabIndex = -1;
  body.focus({ preventScroll: true });
  body.removeAttribute('tabindex');
}

/**
 * Scrolls the page to its top until the reader interrupts.
 * @returns cancels the animation
 */
function animateToTop(duration: number): () => void {
  const animation = new AbortController();
  const from = window.scrollY;
  const start = performance.now();
  const step = (now: number) => {
    if (animation.signal.aborted) return;
    const time = duration > 0 ? Math.min((now - start) / duration, 1) : 1;
    window.scrollTo({ top: from * (1 - easeInOut(time)), behavior: 'instant' });
    if (time < 1) return requestAnimationFrame(step);
    animation.abort();
    focusTop();
  };
  for (const type of cancelEvents)
    window.addEventListener(type, () => animation.abort(), { passive: true, signal: animation.signal });
  step(start);
  return () => animation.abort();
}

/**
 * Adds the behaviour to a rendered `ScrollTop`, also on pages without React: shows and hides the button, and scrolls up
 * when it is pressed. It eases in and out, and takes 2 seconds unless `duration` says otherwise.
 * @returns removes the behaviour
 */
export function scrollTop(
  button: HTMLButtonElement,
  { threshold = 400, duration = 2000 }: ScrollTopOptions = {},
): () => void {
  let cancel = () => {};
  const update = () => {
    button.dataset.state = window.scrollY > threshold && !isOverButton(button) ? 'shown' : 'hidden';
  };
  const handleClick = () => {
    const reducedMotion = window.matchMedia?.('(prefers-reduced-motion: reduce)').matches;
    cancel = animateToTop(reducedMotion ? 0 : duration);
  };
  update();
  for (const type of updateEvents) window.addEventListener(type, update, { passive: true });
  button.addEventListener('click', handleClick);
  return () => {
    for (const type of updateEvents) window.removeEventListener(type, update);
    button.removeEventListener('click', handleClick);
    cancel();
  };
}
