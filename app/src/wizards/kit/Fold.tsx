import { type ReactNode, useState } from 'react';
import * as css from './Fold.css';

interface FoldProps {
  label: string;
  /** Opens it, at first or later: there is something in it to see. It can be closed again. */
  unfolded?: boolean;
  children: ReactNode;
}

/** A row of the last step that opens on a press: what isn't needed to pay. */
export function Fold({ label, unfolded = false, children }: FoldProps) {
  // Once it is open, it stays open when `unfolded` ends: a field in it may just have been emptied.
  const [open, setOpen] = useState(false);
  return (
    <details className={css.fold} open={open || unfolded} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className={css.label}>
        <h2 className={css.words}>{label}</h2>
      </summary>
      <div className={css.content}>{children}</div>
    </details>
  );
}
