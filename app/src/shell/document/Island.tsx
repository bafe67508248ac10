import type { ReactNode } from 'react';

interface IslandProps {
  /** Its entry: `src/islands/<name>.tsx`. */
  name: string;
  /** When it is hydrated besides being touched. */
  when?: 'seen';
  className?: string;
  children: ReactNode;
}

/** A live part of a document: a React root of its own. */
export const Island = ({ name, when, className, children }: IslandProps) => (
  <div className={className} data-island={name} data-when={when}>
    {children}
  </div>
);
