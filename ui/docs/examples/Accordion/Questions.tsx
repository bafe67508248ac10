import { Accordion } from '@agency-site/ui/Accordion';

export default function Questions() {
  return (
    <Accordion
      headingLevel={3}
      items={[
        {
          title: 'How is the deposit worked out?',
          body: 'A fifth of the total. The summary shows it before you pay.',
          open: true,
        },
        { title: 'Do I need an account?', body: 'No. You can order without one.' },
      ]}
    />
  );
}
