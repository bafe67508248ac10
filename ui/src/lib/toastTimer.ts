/**
 * Calls `onEnd` after `duration` milliseconds, paused while the toast is hovered or focused, or the page hidden.
 * Sets `data-state` to `running` or `paused`, which also pauses the progress bar.
 * @returns a function that stops the timer
 */
export function toastTimer(toast: HTMLElement, duration: number, onEnd: () => void): () => void {
  const holds = new Set<string>();
  let left = duration;
  let since = 0;
  let timer: ReturnType<typeof setTimeout>;
  const run = () => {
    since = performance.now();
    timer = setTimeout(onEnd, left);
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
  const listeners = {
    pointerenter: () => hold('pointer'),
    pointerleave: () => release('pointer'),
    focusin: () => hold('focus'),
    focusout: () => release('focus'),
  };
  const watch = () => (document.hidden ? hold('page') : release('page'));
  for (const [type, listener] of Object.entries(listeners)) toast.addEventListener(type, listener);
  document.addEventListener('visibilitychange', watch);
  run();
  watch();
  return () => {
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', watch);
    for (const [type, listener] of Object.entries(listeners)) toast.removeEventListener(type, listener);
  };
}
