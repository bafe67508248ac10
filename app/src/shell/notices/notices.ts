import { avoidOverlap } from './avoidOverlap.ts';

export interface Notice {
  severity: 'info' | 'success' | 'error';
  text: string;
  /** A new notice replaces one with the same topic. Defaults to the text. */
  topic?: string;
  /** Milliseconds, if not the default of its severity. */
  duration?: number;
  /** A button such as Undo. */
  action?: { label: string; onAction: () => void };
}

/** Default duration in milliseconds. */
const usual = ({ severity, action }: Notice) => (action ? 10_000 : severity === 'error' ? 6_000 : 3_000);

const shown = new Map<string, HTMLElement>();
/** After these events something else may be under the notices. */
const moves = ['scroll', 'resize'];
const region = () => document.getElementById('notices');

/** Shows a notice, from a prerendered template (`Notices.tsx`). */
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

/** Dismisses a notice after its duration, paused while it is hovered or focused. */
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
