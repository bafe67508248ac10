import type { ReactNode } from 'react';
import { bad } from './news.css';

/** An error message beside the button that caused it. */
export function Failure({ children }: { children: ReactNode }) {
  return (
    <p className={bad} role="alert">
      {children}
    </p>
  );
}
