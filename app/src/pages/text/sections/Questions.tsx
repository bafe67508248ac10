import type { Words } from '../../../domain/text/blocks.ts';
import { Spans } from '../Spans';
import { Fold } from './Fold';
import { folds } from './Fold.css';

/** Questions and answers; the first is open. */
export const Questions = ({ items }: { items: readonly { question: string; answer: Words }[] }) => (
  <div className={folds}>
    {items.map(({ question, answer }, at) => (
      <Fold key={question} title={question} open={at === 0}>
        <p>
          <Spans words={answer} />
        </p>
      </Fold>
    ))}
  </div>
);
