import type { ReactNode } from 'react';
import { bad } from './news.css';

/** Why something did not work, said at once and beside the button that asked for it. */
export function Failure({ children }: { children: ReactNode }) {
  return (
    <p className={bad} role="alert">
      {children}
    </p>
  );
}
