import type { ReactNode } from 'react';
import { PlusIcon } from '../../../shell/icons';
import * as css from './Fold.css';

interface FoldProps {
  title: string;
  /** A short fact that shows while it is closed too. */
  fact?: string | undefined;
  /** Whether it is open at first. */
  open?: boolean;
  children: ReactNode;
}

/** A row that opens on a press: native `details`, so it works without scripts and a search on the page finds its text. */
export const Fold = ({ title, fact, open = false, children }: FoldProps) => (
  <details className={css.fold} open={open}>
    <summary className={css.title}>
      <span>{title}</span>
      {fact && <span className={css.fact}>{fact}</span>}
      <span className={css.sign}>
        <PlusIcon />
      </span>
    </summary>
    <div className={css.content}>{children}</div>
  </details>
);
