import { type ReactNode, useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';

function Hydrated({ onHydrated, children }: { onHydrated: () => void; children: ReactNode }) {
  useEffect(onHydrated, [onHydrated]);
  return children;
}

/** Hydrates an island. Resolves once React handles its events. */
export const hydrateIsland = (place: HTMLElement, island: ReactNode) =>
  new Promise<void>((resolve) => {
    hydrateRoot(place, <Hydrated onHydrated={resolve}>{island}</Hydrated>);
  });
