import { type ReactNode, useId } from 'react';
import * as css from './overview.css';

interface BlockProps {
  title: string;
  /** What there is, in a few words. */
  children: ReactNode;
  links: ReactNode;
}

/** One thing of the overview, with links to it. */
export function Block({ title, children, links }: BlockProps) {
  const id = useId();
  return (
    <section className={css.block} aria-labelledby={id}>
      <h2 className={css.title} id={id}>
        {title}
      </h2>
      <div className={css.text}>{children}</div>
      <div className={css.links}>{links}</div>
    </section>
  );
}
