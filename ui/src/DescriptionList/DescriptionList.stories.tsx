import { DescriptionList } from '@agency-site/ui/DescriptionList';
import type { Story, StoryDefault } from '@ladle/react';

export default { title: 'Description list' } satisfies StoryDefault;

/** Two columns. Line breaks stay, what isn't known is left out, and a note is under its description. */
export const Order: Story = () => (
  <div className="w560">
    <DescriptionList
      items={[
        {
          term: 'Customer',
          description: (
            <>
              <a href="#aoife">Aoife Ní Bhriain</a>, Cork
            </>
          ),
        },
        { term: 'Buys for', description: 'A business\nBakery on the Quay, IE6388047V' },
        false,
        { term: 'Terms accepted', description: '14 March 2026, 09:12', note: 'Version of 1 March' },
      ]}
    />
  </div>
);

/** Amounts are at the end of their lines, in a narrow column too. */
export const Money: Story = () => (
  <div className="w280">
    <DescriptionList
      items={[
        { term: 'Received', description: '€12,750.00', figure: true },
        { term: 'Requested, not yet paid', description: '€1,600.00', figure: true },
        { term: 'Disputed', description: '€90.00', figure: true },
      ]}
    />
  </div>
);

/** One column, where a word is longer than the line. */
export const LongWords: Story = () => (
  <div className="w240" lang="de">
    <DescriptionList
      items={[
        { term: 'Suchmaschinenoptimierungspaket', description: '€1.250,00', figure: true },
        { term: 'Rechnungsanschrift', description: 'Donaudampfschifffahrtsgesellschaftskapitänsstraße 12' },
      ]}
    />
  </div>
);
