import { Accordion } from '@agency-site/ui/Accordion';
import type { Words } from '../../../domain/text/blocks.ts';
import { Spans } from '../Spans';

/** Questions and answers; the first is open. */
export const Questions = ({ items }: { items: readonly { question: string; answer: Words }[] }) => (
  <Accordion
    several
    items={items.map(({ question, answer }, at) => ({
      title: question,
      open: at === 0,
      body: (
        <p>
          <Spans words={answer} />
        </p>
      ),
    }))}
  />
);
