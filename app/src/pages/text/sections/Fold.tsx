import type { ReactNode } from 'react';
import { PlusIcon } from '../../../shell/icons';
import * as css from './Fold.css';

interface FoldProps {
  title: string;
  /** Whether it is open at first. */
  open?: boolean;
  children: ReactNode;
}

/** A row that opens on a press: native `details`, so it works without scripts and a search on the page finds its text. */
export const Fold = ({ title, open = false, children }: FoldProps) => (
  <details className={css.fold} open={open}>
    <summary className={css.title}>
      {title}
      <span className={css.sign}>
        <PlusIcon />
      </span>
    </summary>
    <div className={css.content}>{children}</div>
  </details>
);
