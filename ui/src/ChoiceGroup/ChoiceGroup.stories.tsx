import { ChoiceGroup } from '@agency-site/ui/ChoiceGroup';
import { PackageCard } from '@agency-site/ui/PackageCard';
import { PathOption } from '@agency-site/ui/PathOption';
import type { Story, StoryDefault } from '@ladle/react';
import { useState } from 'react';

export default { title: 'Choice group' } satisfies StoryDefault;

const tiers = (
  <>
    <PackageCard
      value="foundation"
      title="Foundation"
      price="€600–€1,000"
      features={['Professional website', 'Contact forms']}
    />
    <PackageCard
      value="full"
      title="Full System"
      badge="Popular"
      price="€1,200–€2,000"
      description="Takes orders, and keeps your customers' names."
      features={['Everything in Foundation', 'Complete ordering system', 'Email automation']}
    />
    <PackageCard value="premium" title="Premium" price="€1,800–€3,000" features={['Everything in Full System']} />
  </>
);

/** The group holds the answer, and sends it with its form. */
export const InColumns: Story = () => (
  <ChoiceGroup legend="Which package?" headingLevel={2} name="package" defaultValue="full" layout="columns">
    {tiers}
  </ChoiceGroup>
);

/** Cards as checkboxes under one legend. */
export const ChooseSeveral: Story = () => {
  const [systems, setSystems] = useState<readonly string[]>(['em']);
  return (
    <div className="w560">
      <ChoiceGroup legend="Which systems?" several name="systems" value={systems} onValueChange={setSystems}>
        <PackageCard value="em" title="Expense Manager" price="€200" description="Every receipt in one place." />
        <PackageCard value="mcd" title="MCD" price="€200" description="What each dish earns." />
      </ChoiceGroup>
    </div>
  );
};

/** The error is below the cards, and read with the group. */
export const WithError: Story = () => {
  const [path, setPath] = useState<string>();
  return (
    <div className="w560">
      <ChoiceGroup
        legend="How shall we build it?"
        name="path"
        required
        hint="You can change it later."
        error={path ? undefined : 'Choose one of the two'}
        value={path}
        onValueChange={setPath}
      >
        <PathOption
          value="template"
          title="Template Solution"
          description="A proven design, with your words."
          price="€2,760"
          deposit="Deposit €828"
          features={['Ready in 3 weeks']}
          action="Get Template Solution"
        />
        <PathOption
          value="own"
          title="Custom Development"
          description="Drawn and built for you."
          price="€4,600"
          deposit="Deposit €1,380"
          features={['Ready in 8 weeks']}
          action="Get Custom Development"
        />
      </ChoiceGroup>
    </div>
  );
};
