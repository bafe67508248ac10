import { avoidOverlap } from './avoidOverlap.ts';

export interface Notice {
  severity: 'info' | 'success' | 'error';
  text: string;
  /** What it is about: the next notice about the same takes its place. Its own words where left out. */
  topic?: string;
  /** Milliseconds it stays, where that is not the usual time of its kind. */
  duration?: number;
  /** A way to take back what just happened. */
  action?: { label: string; onAction: () => void };
}

/** How long a notice usually stays, in milliseconds: what can be undone longest, errors longer than good news. */
const usual = ({ severity, action }: Notice) => (action ? 10_000 : severity === 'error' ? 6_000 : 3_000);

const shown = new Map<string, HTMLElement>();
/** After these something else may lie under the notices. */
const moves = ['scroll', 'resize'];
const region = () => document.getElementById('notices');

/** Shows a notice at the bottom right, where it covers no way on. The build has drawn it (`Notices.tsx`). */
export function notify(notice: Notice): void {
  const { severity, text, topic = text, duration = usual(notice), action } = notice;
  const template = region()?.querySelector<HTMLTemplateElement>(`template[data-severity=${severity}]`);
  const toast = template?.content.firstElementChild?.cloneNode(true);
  if (!(toast instanceof HTMLElement)) return;
  const dismiss = () => {
    toast.remove();
    if (shown.get(topic) === toast) shown.delete(topic);
    if (shown.size > 0) return;
    delete region()?.dataset.place;
    for (const event of moves) removeEventListener(event, place);
  };
  const message = toast.querySelector('[role]');
  if (message) message.textContent = text;
  const [act, close] = toast.querySelectorAll('button');
  close?.addEventListener('click', dismiss);
  if (act && action) {
    act.textContent = action.label;
    act.addEventListener('click', () => {
      action.onAction();
      dismiss();
    });
  } else act?.remove();
  toast.querySelector<HTMLElement>(':scope > [aria-hidden]')?.style.setProperty('animation-duration', `${duration}ms`);
  shown.get(topic)?.remove();
  shown.delete(topic);
  shown.set(topic, toast);
  region()?.append(toast);
  for (const event of moves) addEventListener(event, place, { passive: true });
  expire(toast, duration, dismiss);
  place();
}

/** Ends a notice when its time is over; the time stands still while the pointer or the focus is on it. */
function expire(toast: HTMLElement, duration: number, end: () => void): void {
  const holds = new Set<string>();
  let left = duration;
  let since = 0;
  let timer: ReturnType<typeof setTimeout>;
  const run = () => {
    since = performance.now();
    timer = setTimeout(end, left);
    toast.dataset.state = 'running';
  };
  const hold = (by: string) => {
    if (holds.size === 0) {
      clearTimeout(timer);
      left -= performance.now() - since;
      toast.dataset.state = 'paused';
    }
    holds.add(by);
  };
  const release = (by: string) => {
    if (holds.delete(by) && holds.size === 0) run();
  };
  toast.addEventListener('pointerenter', () => hold('pointer'));
  toast.addEventListener('pointerleave', () => release('pointer'));
  toast.addEventListener('focusin', () => hold('focus'));
  toast.addEventListener('focusout', () => release('focus'));
  run();
}

function place(): void {
  const notices = region();
  if (notices && shown.size > 0) avoidOverlap(notices);
}
