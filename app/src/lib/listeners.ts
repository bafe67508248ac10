/** Those who follow a state that lives outside React. For `useSyncExternalStore`. */
export interface Listeners {
  /** @returns stops following */
  subscribe: (listener: () => void) => () => void;
  notify: () => void;
}

/** @param follow follows another source from the first listener to the last, and returns what stops it */
export function createListeners(follow?: (notify: () => void) => () => void): Listeners {
  const listeners = new Set<() => void>();
  let stop: (() => void) | undefined;
  const notify = () => {
    for (const listener of listeners) listener();
  };
  return {
    subscribe: (listener) => {
      if (listeners.size === 0) stop = follow?.(notify);
      listeners.add(listener);
      return () => {
        if (listeners.delete(listener) && listeners.size === 0) stop?.();
      };
    },
    notify,
  };
}
