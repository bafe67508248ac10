import { type ReactNode, type Ref, useId } from 'react';
import * as css from './folds.css';
import { PlusIcon } from './icons';
import { classes, type Passthrough } from './passthrough';

interface FoldBase {
  title: string;
  /** A short fact at the end of the title's line, which shows while it is closed too: "from €100". */
  aside?: ReactNode;
  /** Open at first. */
  open?: boolean | undefined;
  /** What is inside is as wide as the title, in the colour of the page: for a form or a list. Otherwise it is set as text. */
  wide?: boolean | undefined;
}

export interface Fold extends FoldBase {
  body: ReactNode;
}

interface FoldLook {
  size?: 'm' | 's' | undefined;
  /** Makes the title a heading of this level. */
  headingLevel?: 2 | 3 | 4 | 5 | 6 | undefined;
}

/** Of those with the same `name`, the browser keeps at most one open. */
export interface DisclosureProps extends FoldBase, FoldLook, Passthrough<'details', 'title' | 'open'> {
  children: ReactNode;
  ref?: Ref<HTMLDetailsElement> | undefined;
}

/** A title that expands. Find-in-page searches it while it is closed too, and no script is needed. */
export const Disclosure = ({ size = 'm', ...fold }: DisclosureProps) => <OneFold size={size} {...fold} />;

/** Without a size it takes on that of the text around it. */
function OneFold({ title, aside, wide, size, headingLevel, className, children, ...root }: DisclosureProps) {
  const Heading = headingLevel ? (`h${headingLevel}` as const) : 'span';
  return (
    // It may have been opened before hydration.
    <details {...root} className={classes(css.fold, size && css.size[size], className)} suppressHydrationWarning>
      <summary className={classes(css.title, size === 'm' && css.large)}>
        <Heading className={css.words}>{title}</Heading>
        {aside ? <span className={css.aside}>{aside}</span> : null}
        <PlusIcon className={css.sign} />
      </summary>
      <div className={classes(css.body, !wide && css.prose)}>{children}</div>
    </details>
  );
}

interface FoldsProps extends FoldLook {
  folds: readonly Fold[];
  /** Several may be open at once. */
  several?: boolean | undefined;
}

/** A list of disclosures. */
export function Folds({ folds, several, ...look }: FoldsProps) {
  const id = useId();
  return folds.map(({ body, ...fold }) => (
    <OneFold key={fold.title} {...fold} {...look} name={several ? undefined : id}>
      {body}
    </OneFold>
  ));
}
