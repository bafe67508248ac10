import { type ReactNode, useId } from 'react';
import * as css from './folds.css';
import { PlusIcon } from './icons';
import { classes } from './passthrough';

export interface Fold {
  title: string;
  body: ReactNode;
  /** Open at first. */
  open?: boolean | undefined;
}

interface FoldsProps {
  folds: readonly Fold[];
  /** For titles larger than those of a dialog. */
  titleClass?: string | undefined;
  /** Several may be open at once. */
  several?: boolean | undefined;
  heading?: `h${2 | 3 | 4 | 5 | 6}` | 'span' | undefined;
}

/** A list of native disclosures: find-in-page searches closed ones too, and no script is needed. */
export function Folds({ folds, titleClass, several, heading: Heading = 'span' }: FoldsProps) {
  const id = useId();
  return folds.map(({ title, body, open }) => (
    // It may have been opened before hydration.
    <details key={title} className={css.fold} name={several ? undefined : id} open={open} suppressHydrationWarning>
      <summary className={classes(css.title, titleClass)}>
        <Heading className={css.words}>{title}</Heading>
        <PlusIcon className={css.sign} />
      </summary>
      <div className={css.body}>{body}</div>
    </details>
  ));
}
