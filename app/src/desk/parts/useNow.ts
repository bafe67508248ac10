import { createContext, useContext, useSyncExternalStore } from 'react';

/** How long a time is shown, in milliseconds. */
const step = 30_000;

/** When the server rendered the page, in milliseconds since 1970: hydration starts with the same time. */
export const RenderedAt = createContext<number | null>(null);

function listen(onTick: () => void): () => void {
  const timer = setInterval(onTick, step);
  return () => clearInterval(timer);
}

const stepOf = (time: number) => Math.floor(time / step) * step;

/** The current time in milliseconds since 1970, renewed twice a minute. */
export function useNow(): number {
  const renderedAt = useContext(RenderedAt);
  return useSyncExternalStore(
    listen,
    () => stepOf(Date.now()),
    () => renderedAt ?? stepOf(Date.now()),
  );
}
