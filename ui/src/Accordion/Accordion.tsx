import type { Ref } from 'react';
import { type Fold as AccordionItem, Disclosure, type DisclosureProps, Folds } from '../lib/Folds';
import { classes, type Passthrough } from '../lib/passthrough';
import * as css from './Accordion.css';

export { type AccordionItem, Disclosure, type DisclosureProps, type Passthrough };

export interface AccordionProps extends Passthrough {
  items: readonly AccordionItem[];
  /** Several may be open at once. Otherwise at most one is. */
  several?: boolean | undefined;
  /** Makes the titles headings of this level. */
  headingLevel?: 2 | 3 | 4 | 5 | 6 | undefined;
  size?: 'm' | 's' | undefined;
  ref?: Ref<HTMLDivElement> | undefined;
}

/** Titles that expand: questions and their answers. */
export function Accordion({ items, several, headingLevel, size = 'm', className, ...root }: AccordionProps) {
  return (
    <div {...root} className={classes(css.root, className)}>
      <Folds folds={items} several={several} headingLevel={headingLevel} size={size} />
    </div>
  );
}
