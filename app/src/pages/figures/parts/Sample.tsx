import type { ReactNode } from 'react';
import * as css from './sample.css';

interface SampleProps {
  id?: string;
  /** What is made up. */
  of: 'data' | 'brand';
  /** One sentence about it. */
  children: ReactNode;
}

/** The caption of a figure: it says that what the figure shows is made up. */
export function Sample({ id, of, children }: SampleProps) {
  return (
    <figcaption className={css.caption} id={id}>
      <b className={css.sample}>Sample {of}</b> <span>{children}</span>
    </figcaption>
  );
}
