import { Button } from '@agency-site/ui/Button';
import { DescriptionList } from '@agency-site/ui/DescriptionList';
import { Section } from '@agency-site/ui/Section';
import type { Story, StoryDefault } from '@ladle/react';

export default { title: 'Section' } satisfies StoryDefault;

const money = [
  { term: 'Total', description: '€2,000.00', figure: true },
  { term: 'Received', description: '€400.00', figure: true },
];

/** Rows begin at the line, a text keeps away from it. */
export const WithAside: Story = () => (
  <div className="w560">
    <Section title="Money" aside="€400 of €2,000 received">
      <DescriptionList items={money} />
    </Section>
    <Section title="Notes" headingLevel={3} aside="Only for the team">
      <p>Rings back on Thursday about the sign.</p>
    </Section>
  </div>
);

/** Actions stand beside the title, and below it on a phone. */
export const WithActions: Story = () => (
  <div className="w560">
    <Section
      title="Webhooks"
      aside="Tell other software what happens"
      actions={<Button size="s">Add a webhook</Button>}
    >
      <p>None yet.</p>
    </Section>
  </div>
);

/** A long title wraps and leaves the actions in place. */
export const LongTitle: Story = () => (
  <div className="w240" lang="de">
    <Section
      title="Suchmaschinenoptimierungspaketbestellungen"
      aside="Donaudampfschifffahrt"
      actions={<a href="#all">Alle</a>}
    >
      <p>Keine.</p>
    </Section>
  </div>
);
