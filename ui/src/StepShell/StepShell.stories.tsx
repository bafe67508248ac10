import { Banner } from '@agency-site/ui/Banner';
import { Button } from '@agency-site/ui/Button';
import { OrderSummary } from '@agency-site/ui/OrderSummary';
import { PackageCard } from '@agency-site/ui/PackageCard';
import { StepShell, type StepShellProps } from '@agency-site/ui/StepShell';
import { TextField } from '@agency-site/ui/TextField';
import type { Story, StoryDefault } from '@ladle/react';
import { useState } from 'react';

export default { title: 'Step shell', meta: { bleeds: true, ownWindow: true } } satisfies StoryDefault;

const labels = ['Solution Type', 'Trinity Package', 'Platform Tier', 'Store Type', 'Review'];
const questions = [
  'What would you like us to build?',
  'Which Trinity system do you need?',
  'Which platform tier fits your business?',
  'Do you run a physical store?',
  'Is this everything?',
];
const prices = ['€600–€1,000', '€1,200–€2,000', '€1,800–€3,000'];

const summary = (
  <OrderSummary
    caption="Quote"
    lines={[
      { id: 'core', label: 'Trinity Core', amount: '€600', rule: 'Expense Manager, MCD and RCD, beta price' },
      { id: 'full', label: 'Platform, Full System', amount: '€1,600', rule: 'Middle of €1,200–€2,000' },
      {
        id: 'bundle',
        label: 'Bundle discount',
        amount: '−€220',
        rule: '10% when a system and a platform are joined',
        kind: 'discount',
      },
    ]}
    total="€1,980"
    due={{ label: 'Deposit due today', amount: '€396', rule: '20% of the total, from €1,000 up' }}
    later={{ label: 'Later', amount: '€1,584' }}
  />
);

function Wizard({
  start = 2,
  names = labels,
  ...props
}: Partial<StepShellProps> & { start?: number; names?: string[] }) {
  const [at, setAt] = useState(start);
  const [chosen, setChosen] = useState<Record<number, string>>(props.missing ? {} : { 0: '1', 1: '1', 2: '1', 3: '1' });
  return (
    <StepShell
      label="Quote builder"
      steps={names.map((label) => ({ id: label, label }))}
      at={at}
      title={questions[at] ?? names[at] ?? ''}
      subtitle="Each tier is a price range. Your quote uses the middle of it."
      onBack={at > 0 ? () => setAt(at - 1) : undefined}
      onNext={at < names.length - 1 ? () => setAt(at + 1) : undefined}
      onStep={setAt}
      {...props}
      missing={chosen[at] ? undefined : props.missing}
    >
      <div className="cards">
        {['Foundation', 'Full System', 'Premium'].map((title, index) => (
          <PackageCard
            key={title}
            type="radio"
            name={`tier-${at}`}
            value={String(index)}
            checked={chosen[at] === String(index)}
            onCheckedChange={() => setChosen({ ...chosen, [at]: String(index) })}
            title={title}
            badge={index === 1 ? 'Popular' : undefined}
            price={prices[index]}
            delivery="Delivered in 14–21 days"
            features={['Professional website', 'Mobile responsive', 'Basic SEO', 'Contact forms', 'Social media links']}
          />
        ))}
      </div>
    </StepShell>
  );
}

const glance = { aside: summary, glance: '€1,980', glanceNote: 'Deposit today €396' };

/** The summary stays beside the step, and is a bar at the bottom of a narrow column. */
export const WithSummary: Story = () => <Wizard {...glance} headingLevel={1} />;

/** The first step has no way back. */
export const FirstStep: Story = () => <Wizard start={0} missing="Choose what we should build to continue" />;

/** Continue is closed and says which answer is missing. */
export const AnswerMissing: Story = () => <Wizard {...glance} missing="Choose a tier to continue" />;

/** While it is sent, the step cannot be left or sent twice. */
export const Sending: Story = () => <Wizard {...glance} start={4} onNext={() => {}} nextLabel="Processing..." busy />;

/** Without a glance the summary follows the step on a narrow screen. */
export const SummaryBelow: Story = () => <Wizard aside={summary} />;

/** Cards to compare have the whole width; the summary is beside what follows them. */
export const WithLead: Story = () => (
  <Wizard
    aside={summary}
    asideFirst
    lead={
      <div className="states">
        {['Template Solution', 'Custom Development', 'Hybrid Approach', 'Subscription Model'].map((title, index) => (
          <PackageCard key={title} type="radio" name="path" value={title} title={title} price={`€${index + 1},200`} />
        ))}
      </div>
    }
  />
);

/** Seven steps or more: short labels, the current one in full. */
export const ManySteps: Story = () => (
  <Wizard
    {...glance}
    start={4}
    counter="Service 1 of 3"
    names={[
      'Services',
      'Industry',
      'Brand',
      'Ad campaigns',
      'Trinity Systems',
      'Platform systems',
      'Platform Tier',
      'Store Type',
      'Review',
    ]}
  />
);

/** On a narrow screen Back and Continue are above a banner, so nobody has to answer it to go on. */
export const WithBanner: Story = () => (
  <>
    <Wizard {...glance} />
    <Banner title="A shop on the street?" actions={<Button>Good to know</Button>}>
      GARO and Trinity Plus add €1,600 there, for setup and training.
    </Banner>
  </>
);

/** Change its texts and states in the controls. */
export const Playground: Story<Pick<StepShellProps, 'title' | 'missing' | 'busy' | 'backLabel'> & { step: number }> = ({
  step,
  ...args
}) => (
  <StepShell
    {...args}
    label="Your quote"
    steps={labels.map((label) => ({ id: label, label }))}
    at={step - 1}
    onBack={() => {}}
    onNext={() => {}}
    aside={summary}
  >
    <TextField label="Name of your shop" />
  </StepShell>
);
Playground.args = { title: 'What would you like us to build?', missing: '', busy: false, backLabel: 'Previous' };
Playground.argTypes = { step: { control: { type: 'range', min: 1, max: 5, step: 1 }, defaultValue: 2 } };
