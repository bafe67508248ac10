import type { ReactNode } from 'react';
import type { Words } from '../../../domain/text/blocks.ts';
import * as type from '../../../shell/style/type.css';
import { Spans } from '../Spans';
import * as css from './Steps.css';

interface Step {
  title: string;
  text: Words;
  drawing?: ReactNode;
}

/** Numbered steps along a line, perhaps each with a drawing. */
export function Steps({ items }: { items: readonly Step[] }) {
  return (
    <ol className={css.steps}>
      {items.map(({ title, text, drawing }) => (
        <li key={title} className={drawing ? `${css.step} ${css.drawn}` : css.step}>
          {drawing}
          <h3 className={type.h3}>{title}</h3>
          <p className={css.words}>
            <Spans words={text} />
          </p>
        </li>
      ))}
    </ol>
  );
}
