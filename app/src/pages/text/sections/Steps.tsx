import type { Words } from '../../../domain/text/blocks.ts';
import * as type from '../../../shell/style/type.css';
import { Spans } from '../Spans';
import * as css from './Steps.css';

/** Numbered steps along a line. */
export function Steps({ items }: { items: readonly { title: string; text: Words }[] }) {
  return (
    <ol className={css.steps}>
      {items.map(({ title, text }) => (
        <li key={title} className={css.step}>
          <h3 className={type.h3}>{title}</h3>
          <p className={css.words}>
            <Spans words={text} />
          </p>
        </li>
      ))}
    </ol>
  );
}
