import type { Words } from '../../../domain/text/blocks.ts';
import { Fold } from '../../../shell/Fold';
import { folds, prose } from '../../../shell/Fold.css';
import { Spans } from '../Spans';

/** Questions and answers; the first is open. */
export const Questions = ({ items }: { items: readonly { question: string; answer: Words }[] }) => (
  <div className={folds}>
    {items.map(({ question, answer }, at) => (
      <Fold key={question} title={question} open={at === 0} isLarge>
        <p className={prose}>
          <Spans words={answer} />
        </p>
      </Fold>
    ))}
  </div>
);
