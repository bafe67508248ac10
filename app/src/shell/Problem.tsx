import type { ReactNode } from 'react';
import { problem } from './problem.css';

/** Why something failed, announced at once; nothing without words. */
export const Problem = ({ children }: { children: ReactNode }) =>
  children ? (
    <div className={problem} role="alert">
      {children}
    </div>
  ) : null;
