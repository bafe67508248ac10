import { Button } from '@agency-site/ui/Button';
import { OrderSummary, type OrderSummaryLine, type OrderSummaryProps } from '@agency-site/ui/OrderSummary';
import { StepShell } from '@agency-site/ui/StepShell';
import { TextField } from '@agency-site/ui/TextField';
import type { Story, StoryDefault } from '@ladle/react';
import { useState } from 'react';

export default { title: 'Order summary' } satisfies StoryDefault;

const core: OrderSummaryLine = {
  id: 'core',
  label: 'Trinity Core',
  amount: '€600',
  rule: 'Expense Manager, MCD and RCD, beta price',
};
const full: OrderSummaryLine = {
  id: 'full',
  label: 'Platform, Full System',
  amount: '€1,600',
  rule: 'Middle of €1,200–€2,000',
};
const bundle: OrderSummaryLine = {
  id: 'bundle',
  label: 'Bundle discount',
  amount: '−€220',
  rule: '10% when a system and a platform are joined',
  kind: 'discount',
};
const deposit = {
  due: { label: 'Deposit due today', amount: '€396', rule: '20% of the total, from €1,000 up' },
  later: { label: 'Later', amount: '€1,584' },
};

const Receipt = (props: OrderSummaryProps) => (
  <div className="w352">
    <OrderSummary {...props} />
  </div>
);

/** The saving is a line of its own, and the strands join at the total. */
export const WithDiscount: Story = () => (
  <Receipt caption="Quote" lines={[core, full, bundle]} total="€1,980" {...deposit} />
);

/** An empty summary says what will be here. */
export const Empty: Story = () => (
  <Receipt
    caption="Quote"
    lines={[]}
    empty="Nothing chosen yet. What you choose appears here, with its price."
    total="€0"
  />
);

/** Each line leads back to where it was chosen; the total moves when it changes. */
export const Editable: Story = () => {
  const [tier, setTier] = useState(false);
  const edit = { onEdit: () => setTier(!tier) };
  return (
    <Receipt
      caption="Quote"
      lines={[
        { ...core, edit },
        { ...full, edit, ...(tier ? { label: 'Platform, Premium', amount: '€2,400' } : {}) },
        bundle,
      ]}
      total={tier ? '€2,780' : '€1,980'}
      {...deposit}
      note="Prices include VAT. The quote holds for 30 days."
    />
  );
};

/** Each line can be expanded to explain its amount. */
export const WithExplanations: Story = () => (
  <Receipt
    caption="Quote"
    lines={[
      {
        ...core,
        explanation:
          'Expense Manager, MCD and RCD together, at the price of the beta: it stays yours after the beta ends.',
      },
      {
        ...full,
        edit: { onEdit: () => undefined },
        explanation: (
          <>
            A Full System costs €1,200 to €2,000. Until we know your shop, the quote takes the middle:{' '}
            <bdi>(€1,200 + €2,000) ÷ 2 = €1,600</bdi>
          </>
        ),
      },
      {
        ...bundle,
        explanation: 'A system and a platform share their set-up, so a tenth of both comes off: 10% of €2,200.',
        explanationLabel: 'Why this discount?',
      },
    ]}
    total="€1,980"
    {...deposit}
  />
);

/** With one line the total still stands apart. */
export const OneLine: Story = () => (
  <Receipt
    lines={[core]}
    total="€600"
    due={{ label: 'Deposit due today', amount: '€300', rule: 'Half of the total, below €1,000' }}
    later={{ label: 'Later', amount: '€300' }}
  />
);

/** The total stays readable below a long list. */
export const ManyLines: Story = () => (
  <Receipt
    lines={[
      { id: 'brand', label: 'Brand identity, Standard', amount: '€900' },
      { id: 'ads', label: 'Ad campaigns, three months on two channels', amount: '€1,350', rule: '3 × €450' },
      core,
      full,
      { id: 'store', label: 'In-store setup and training', amount: '€3,200', rule: '2 × €1,600' },
      bundle,
      { id: 'loyal', label: 'Returning customer', amount: '−€50', kind: 'discount' },
    ]}
    total="€7,380"
  />
);

/** Without a discount nothing is struck through. */
export const WithoutDiscount: Story = () => (
  <div className="w280">
    <OrderSummary lines={[core, full]} total="€2,200" {...deposit} />
  </div>
);

/** On a narrow screen it is between the title of a step and its form. */
export const AboveForm: Story = () => (
  <StepShell
    label="Quote builder"
    steps={[
      { id: 'tier', label: 'Platform Tier', done: true },
      { id: 'review', label: 'Review' },
    ]}
    at={1}
    title="Review your quote"
    onBack={() => undefined}
    aside={
      <OrderSummary
        caption="Prices in euro"
        lines={[core, full, bundle]}
        total="€1,980"
        {...deposit}
        note="Prices include VAT. The quote holds for 30 days."
      >
        <Button tone="primary" wide>
          Proceed to Checkout
        </Button>
      </OrderSummary>
    }
    asideFirst
  >
    <TextField label="Your Name" />
  </StepShell>
);
AboveForm.meta = { bleeds: true, ownWindow: true };

/** Change the texts and amounts in the controls. */
export const Playground: Story<{
  caption: string;
  total: string;
  discount: boolean;
  deposit: string;
  note: string;
}> = ({ caption, total, discount, deposit: amount, note }) => (
  <Receipt
    caption={caption}
    lines={discount ? [core, full, bundle] : [core, full]}
    total={total}
    due={amount ? { label: 'Deposit due today', amount } : undefined}
    note={note}
  />
);
Playground.args = { caption: 'Quote', total: '€1,980', discount: true, deposit: '€396', note: '' };
