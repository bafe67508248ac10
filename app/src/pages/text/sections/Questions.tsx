import { Accordion } from '@agency-site/ui/Accordion';
import type { Question } from '../../../content/page.ts';
import { Spans } from '../Spans';

/** Questions and answers; the first is open. */
export const Questions = ({ items }: { items: readonly Question[] }) => (
  <Accordion
    several
    items={items.map(([question, answer], at) => ({
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
