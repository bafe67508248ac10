import { Accordion } from '@agency-site/ui/Accordion';
import type { Words } from '../../../domain/text/blocks.ts';
import { StoredNames } from '../../../shell/StoredNames';
import { h3 } from '../../../shell/style/type.css';
import { Spans } from '../Spans';
import * as css from './rows.css';

interface ListProps {
  items: readonly { title: string; text: Words; names?: readonly string[]; fact?: string }[];
  /** Each row opens on a press. */
  isFolded?: boolean | undefined;
}

/** Titled rows with rules. */
export function List({ items, isFolded = false }: ListProps) {
  if (isFolded) {
    return (
      <Accordion
        size="s"
        several
        items={items.map(({ title, text, names, fact }) => ({
          title,
          aside: fact,
          body: (
            <>
              <p>
                <Spans words={text} />
              </p>
              {names && <StoredNames names={names} />}
            </>
          ),
        }))}
      />
    );
  }
  return (
    <ul className={css.rows}>
      {items.map(({ title, text, names }) => (
        <li key={title} className={css.row}>
          <div>
            <h3 className={h3}>{title}</h3>
            {names && <StoredNames names={names} />}
          </div>
          <p className={css.words}>
            <Spans words={text} />
          </p>
        </li>
      ))}
    </ul>
  );
}
