import { Accordion } from '@agency-site/ui/Accordion';
import type { Section } from '../../../content/page.ts';
import { StoredNames } from '../../../shell/StoredNames';
import { h3 } from '../../../shell/style/type.css';
import { Spans } from '../Spans';
import * as css from './rows.css';

/** Titled rows with rules. */
export function List({ items, isFolded }: Pick<Extract<Section, { kind: 'list' }>, 'items' | 'isFolded'>) {
  const rows = Object.entries(items).map(([title, item]) => ({
    title,
    ...(typeof item === 'object' && 'text' in item ? item : { text: item }),
  }));
  if (isFolded) {
    return (
      <Accordion
        size="s"
        several
        items={rows.map(({ title, text, names, fact }) => ({
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
      {rows.map(({ title, text, names }) => (
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
