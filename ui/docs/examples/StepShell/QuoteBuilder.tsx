'use client';

import { ChoiceGroup } from '@agency-site/ui/ChoiceGroup';
import { OrderSummary } from '@agency-site/ui/OrderSummary';
import { PackageCard } from '@agency-site/ui/PackageCard';
import { StepShell } from '@agency-site/ui/StepShell';
import { useState } from 'react';

const steps = [
  { id: 'site', label: 'Site', title: 'What shall we build?', prices: { 'A website': 800, 'A web shop': 1600 } },
  { id: 'system', label: 'System', title: 'Which system helps?', prices: { Orders: 600, Newsletter: 200 } },
  { id: 'care', label: 'Care', title: 'Who looks after it?', prices: { 'You do': 0, 'We do': 240 } },
] as const;
const euro = (amount = 0) => `€${amount.toLocaleString('en-IE')}`;

export default function QuoteBuilder() {
  const [at, setAt] = useState(0);
  const [answers, setAnswers] = useState<Record<string, string>>({});
  const { id, title, prices } = steps[at] ?? steps[0];
  const chosen = steps.flatMap((step) =>
    Object.entries(step.prices).flatMap(([label, price]) =>
      answers[step.id] === label ? [{ id: step.id, label, price }] : [],
    ),
  );
  const total = euro(chosen.reduce((sum, { price }) => sum + price, 0));
  return (
    <StepShell
      label="Quote builder"
      steps={steps}
      at={at}
      title={title}
      missing={answers[id] ? undefined : 'Choose one to continue'}
      onBack={at > 0 ? () => setAt(at - 1) : undefined}
      onNext={at < steps.length - 1 ? () => setAt(at + 1) : undefined}
      onStep={setAt}
      aside={
        <OrderSummary
          lines={chosen.map((line) => ({ ...line, amount: euro(line.price) }))}
          empty="Nothing chosen yet."
          total={total}
        />
      }
      glance={total}
    >
      <ChoiceGroup
        key={id}
        legend="Choose one"
        name={id}
        value={answers[id]}
        onValueChange={(answer) => setAnswers({ ...answers, [id]: answer })}
      >
        {Object.entries(prices).map(([label, price]) => (
          <PackageCard key={label} value={label} title={label} price={euro(price)} />
        ))}
      </ChoiceGroup>
    </StepShell>
  );
}
