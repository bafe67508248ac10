import { Button } from '@agency-site/ui/Button';
import { Section } from '@agency-site/ui/Section';

export default function Notes() {
  return (
    <Section title="Notes" headingLevel={3} aside="Only for the team" actions={<Button size="s">Add a note</Button>}>
      <p>Rings back on Thursday about the sign.</p>
    </Section>
  );
}
