import type { ReactNode } from 'react';
import * as type from './style/type.css';

interface SampleProps {
  /** `p` outside a figure. */
  as?: 'figcaption' | 'p';
  id?: string;
  /** What is made up. */
  of: 'data' | 'brand' | 'projects' | 'message';
  /** One sentence about it. */
  children: ReactNode;
}

/** The caption of a figure or of several drawings: it says that what the figure shows is made up. */
export function Sample({ as: Caption = 'figcaption', id, of, children }: SampleProps) {
  return (
    <Caption className={type.caption} id={id}>
      <b>{`Sample ${of}.`}</b> {children}
    </Caption>
  );
}

interface SampleFigureProps extends Pick<SampleProps, 'of'> {
  id: string;
  /** One sentence about what is made up. */
  caption: ReactNode;
  className?: string;
  children: ReactNode;
}

/** A figure that shows something made up, and says so. */
export const SampleFigure = ({ id, of, caption, className, children }: SampleFigureProps) => (
  <figure className={className} aria-labelledby={id}>
    {children}
    <Sample id={id} of={of}>
      {caption}
    </Sample>
  </figure>
);
