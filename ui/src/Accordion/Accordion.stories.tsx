import { Accordion, type AccordionItem, Disclosure } from '@agency-site/ui/Accordion';
import { Button } from '@agency-site/ui/Button';
import type { Story, StoryDefault } from '@ladle/react';

export default { title: 'Accordion' } satisfies StoryDefault;

const questions: AccordionItem[] = [
  {
    title: 'How is the deposit worked out?',
    body: 'Half of the total when it is under €1,000, and 20% from €1,000 up. The order summary shows both numbers before you pay; the rest comes later.',
  },
  {
    title: 'Why is a platform shown as a range?',
    body: 'Each tier has a lowest and a highest price. Your quote uses the middle of the range.',
  },
  {
    title: 'Do I need an account?',
    body: (
      <>
        No. You can configure and buy without one. <a href="#account">What an account is good for</a>
      </>
    ),
  },
];

const firstOpen = questions.map((question, index) => ({ ...question, open: index === 0 }));

/** Each question is a heading with a button; Tab reaches all of them, and find-in-page opens the answer. */
export const Closed: Story = () => (
  <div className="list">
    <Accordion items={questions} headingLevel={3} />
  </div>
);

/** The open answer belongs to its question by the strand beside it. */
export const FirstOpen: Story = () => (
  <div className="list">
    <Accordion items={firstOpen} />
  </div>
);

/** Several answers can be open at once: opening one closes no other. */
export const SeveralOpen: Story = () => (
  <div className="list">
    <Accordion items={questions.map((question) => ({ ...question, open: true }))} several />
  </div>
);

/** For side questions: smaller type, the same target of 44 px. */
export const Small: Story = () => (
  <div className="w420">
    <Accordion items={firstOpen} size="s" />
  </div>
);

/** One on its own, with a short fact that shows while it is closed. `wide` leaves what is inside as it is. */
export const OnItsOwn: Story = () => (
  <div className="w420">
    <Disclosure title="One system at a time" aside="from €100" size="s" open wide>
      <Button size="s">See all systems</Button>
    </Disclosure>
  </div>
);

/** A long question wraps beside its sign, which stays at its first line. */
export const LongTitle: Story = () => (
  <div className="w240">
    <Accordion
      items={[
        {
          title: 'Was geschieht, wenn mein Buchhaltungsunterstützungssystem länger braucht?',
          body: 'Then you pay nothing more.',
          open: true,
        },
      ]}
    />
  </div>
);
