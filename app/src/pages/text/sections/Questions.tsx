import type { Words } from '../../../domain/text/blocks.ts';
import { PlusIcon } from '../../../shell/icons';
import { Spans } from '../Spans';
import * as css from './Questions.css';

/** Questions and answers as native `details`. */
export function Questions({ items }: { items: readonly { question: string; answer: Words }[] }) {
  return (
    <div className={css.list}>
      {items.map(({ question, answer }, at) => (
        <details key={question} className={css.item} open={at === 0}>
          <summary className={css.question}>
            {question}
            <span className={css.sign}>
              <PlusIcon />
            </span>
          </summary>
          <p className={css.answer}>
            <Spans words={answer} />
          </p>
        </details>
      ))}
    </div>
  );
}
