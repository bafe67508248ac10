import { type Ref, useEffect, useImperativeHandle, useRef, useState } from 'react';
import { UpIcon } from '../lib/icons';
import { classes, type Passthrough } from '../lib/passthrough';
import { pressClass } from '../lib/pressLook';
import * as css from './ScrollTop.css';

export type { Passthrough };

export interface ScrollTopProps extends Passthrough {
  label?: string;
  /** How far down the page it appears, in px. */
  threshold?: number;
  /** How long the way up takes, in milliseconds. The client: 2 seconds, eased. */
  duration?: number;
  className?: string | undefined;
  ref?: Ref<HTMLButtonElement> | undefined;
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

/** A button in the corner that leads back to the top of a long page, and gives way to any button that it would cover: eased, at once where motion is unwelcome, and cancelled by any wheel, touch or key. */
export function ScrollTop({
  label = 'Scroll to top',
  threshold = 400,
  duration = 2000,
  className,
  ref,
  ...rest
}: ScrollTopProps) {
  const [shown, setShown] = useState(false);
  const root = useRef<HTMLButtonElement>(null);
  useImperativeHandle(ref, () => root.current as HTMLButtonElement);
  const halt = useRef<() => void>(undefined);

  useEffect(() => {
    const look = () => setShown(window.scrollY > threshold && !covers(root.current as HTMLButtonElement));
    look();
    for (const type of changes) window.addEventListener(type, look, { passive: true });
    return () => {
      for (const type of changes) window.removeEventListener(type, look);
    };
  }, [threshold]);

  useEffect(() => () => halt.current?.(), []);

  return (
    <button
      type="button"
      {...rest}
      ref={root}
      className={classes(pressClass({}), css.button, className)}
      aria-label={label}
      data-state={shown ? 'shown' : 'hidden'}
      onClick={() => {
        const still = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
        halt.current = climb(still ? 0 : duration);
      }}
    >
      <UpIcon />
    </button>
  );
}
