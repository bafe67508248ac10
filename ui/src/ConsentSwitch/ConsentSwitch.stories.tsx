import { ConsentSwitch, type ConsentTopic } from '@agency-site/ui/ConsentSwitch';
import type { Story, StoryDefault } from '@ladle/react';
import { useState } from 'react';

export default { title: 'Consent switch' } satisfies StoryDefault;

const topics: ConsentTopic[] = [
  {
    title: 'Cookies and device storage',
    body: 'An ID number for your browser is kept on it for 182 days, so that a second visit is not counted as a second visitor.',
  },
  {
    title: 'Audience statistics',
    body: 'We count which pages are read and for how long, and never who reads them.',
  },
  {
    title: 'Limited data for content and ads',
    body: 'The town your connection comes from, the language of your browser and the size of its window.',
  },
];

function Asked({
  label = 'Analytics',
  start = false,
  description = 'Counts visits, so that we see which pages help.',
}) {
  const [checked, setChecked] = useState(start);
  return (
    <ConsentSwitch
      label={label}
      description={description}
      topics={topics}
      checked={checked}
      onCheckedChange={setChecked}
    />
  );
}

/** Off until someone turns it on; “Details” explains what it allows. */
export const Off: Story = () => (
  <div className="w420">
    <Asked />
  </div>
);

/** On is said by the place of the knob and by a word, not by colour alone. */
export const On: Story = () => (
  <div className="w420">
    <Asked start />
  </div>
);

/** What is necessary cannot be turned off, and says why. */
export const AlwaysOn: Story = () => (
  <div className="w420">
    <ConsentSwitch
      label="Necessary"
      description="Your sign-in, your saved quote, and this choice."
      topics={topics.slice(0, 1)}
      alwaysOn="Always on"
    />
  </div>
);

/** The switches share one column. */
export const Several: Story = () => (
  <div className="states">
    <Asked label="Personalization" description="Remembers what you looked at, and shows more of it." />
    <Asked start />
    <Asked label="Optimization" description="Measures which advertisement brought you here." />
    <Asked label="Enhancement" description="Keeps maps and videos in working order." />
  </div>
);

/** Long explanations wrap beside the switch. */
export const LongText: Story = () => (
  <div className="w240">
    <Asked
      label="Datenschutzgrundverordnungskonforme Reichweitenmessung"
      description="Counts visits to this page and to all others of the site, by day, by language and by the size of the window, so that we see which of them help and which only stand in the way."
    />
  </div>
);

/** Without details there is no button that opens nothing. */
export const WithoutDetails: Story = () => (
  <div className="w420">
    <ConsentSwitch label="Analytics" topics={[]} checked={false} onCheckedChange={() => {}} />
  </div>
);

/** Change its texts and states in the controls. */
export const Playground: Story<{ label: string; description: string }> = (args) => <Asked {...args} />;
Playground.args = { label: 'Analytics', description: 'Counts visits, so that we see which pages help.' };
