import { Accordion, type AccordionItem } from '@agency-site/ui/Accordion';
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

export const Closed: Story = () => (
  <div className="list">
    <Accordion items={questions} headingLevel={3} />
  </div>
);

export const FirstOpen: Story = () => (
  <div className="list">
    <Accordion items={firstOpen} />
  </div>
);

export const SeveralOpen: Story = () => (
  <div className="list">
    <Accordion items={questions.map((question) => ({ ...question, open: true }))} several />
  </div>
);

export const Small: Story = () => (
  <div className="w420">
    <Accordion items={firstOpen} size="s" />
  </div>
);

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
