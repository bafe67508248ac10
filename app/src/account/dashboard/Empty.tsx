import type { ReactNode } from 'react';
import { Knot } from '../../shell/art/Knot';
import { h3 } from '../../shell/style/type.css';
import * as css from './user.css';

interface EmptyProps {
  title: string;
  text: string;
  /** What the visitor can do about it. */
  children: ReactNode;
}

/** Empty state, with links to what the visitor can do. */
export const Empty = ({ title, text, children }: EmptyProps) => (
  <section className={css.empty} aria-labelledby="empty">
    <div>
      <h2 className={h3} id="empty">
        {title}
      </h2>
      <p className={css.emptyText}>{text}</p>
      <div className={css.actions}>{children}</div>
    </div>
    <Knot className={css.emptyArt} />
  </section>
);
