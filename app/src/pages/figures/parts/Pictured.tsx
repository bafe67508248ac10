import type { ReactNode } from 'react';
import type { Link } from '../../../content/page.ts';
import type { Words } from '../../../domain/text/blocks.ts';
import { ArrowIcon } from '../../../shell/icons';
import * as type from '../../../shell/style/type.css';
import { Spans } from '../../text/Spans';
import * as css from './pictured.css';

interface PicturedProps {
  items: readonly { picture: ReactNode; title: string; text: Words | undefined; more?: Link }[];
  /** On a wide screen and on a tablet; a phone has one. */
  columns: keyof typeof css.columns;
  isNumbered?: boolean | undefined;
  /** The screens on which a picture is beside its words instead of above them; a `sign` is small, and beside them on a phone. */
  beside?: keyof typeof css.beside;
}

/** Titles and texts, each with its picture. */
export function Pictured({ items, columns, isNumbered = false, beside = 'phone' }: PicturedProps) {
  const List = isNumbered ? 'ol' : 'ul';
  return (
    <List className={css.columns[columns]}>
      {items.map(({ picture, title, text, more }, at) => (
        <li key={title} className={css.beside[beside]}>
          {picture}
          <div>
            <h3 className={type.h3}>
              {isNumbered && <span className={css.number}>{at + 1}</span>}
              {isNumbered && ' '}
              {title}
            </h3>
            {text !== undefined && (
              <p className={css.caption}>
                <Spans words={text} />
              </p>
            )}
            {more && (
              <a className={type.link} href={more.to}>
                {more.label} <ArrowIcon />
              </a>
            )}
          </div>
        </li>
      ))}
    </List>
  );
}
