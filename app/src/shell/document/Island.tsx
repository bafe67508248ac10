import type { ReactNode } from 'react';

interface IslandProps {
  /** Name of its entry: `src/islands/<name>.tsx`. */
  name: string;
  /** When to hydrate it, if not on interaction. */
  hydrate?: 'visible';
  className?: string;
  children: ReactNode;
}

/** A live part of a document: a React root of its own. */
export const Island = ({ name, hydrate, className, children }: IslandProps) => (
  <div className={className} data-island={name} data-hydrate={hydrate}>
    {children}
  </div>
);
