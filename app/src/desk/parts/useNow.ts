import { createContext, useContext, useSyncExternalStore } from 'react';

/** How long a time is shown, in milliseconds. */
const step = 30_000;

/** When the server drew the page, in milliseconds since 1970: the browser begins with the same. */
export const DrawnAt = createContext<number | null>(null);

function listen(onTick: () => void): () => void {
  const timer = setInterval(onTick, step);
  return () => clearInterval(timer);
}

const stepOf = (time: number) => Math.floor(time / step) * step;

/** The current time in milliseconds since 1970, renewed twice a minute. */
export function useNow(): number {
  const drawnAt = useContext(DrawnAt);
  return useSyncExternalStore(
    listen,
    () => stepOf(Date.now()),
    () => drawnAt ?? stepOf(Date.now()),
  );
}
