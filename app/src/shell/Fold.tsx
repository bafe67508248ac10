import { type ReactNode, useState } from 'react';
import * as css from './Fold.css';
import { PlusIcon } from './icons';

interface FoldProps {
  title: string;
  /** The element of the title: a heading where what is inside is a section of the page. */
  as?: 'h2' | 'span';
  /** A short fact that shows while it is closed too. */
  fact?: string | undefined;
  /** Opens it, at first or later: there is something in it to see. It can be closed again. */
  open?: boolean;
  isLarge?: boolean;
  children: ReactNode;
}

/** A row that opens on a press: native `details`, so it works without scripts and a search on the page finds its text. */
export function Fold({ title, as: Title = 'span', fact, open = false, isLarge = false, children }: FoldProps) {
  // Once it is open, it stays open when `open` ends: a field in it may just have been emptied.
  const [isOpen, setIsOpen] = useState(false);
  return (
    <details className={css.fold} open={isOpen || open} onToggle={(event) => setIsOpen(event.currentTarget.open)}>
      <summary className={isLarge ? `${css.title} ${css.large}` : css.title}>
        <Title className={css.words}>{title}</Title>
        {fact && <span className={css.fact}>{fact}</span>}
        <span className={css.sign}>
          <PlusIcon />
        </span>
      </summary>
      <div className={css.content}>{children}</div>
    </details>
  );
}
