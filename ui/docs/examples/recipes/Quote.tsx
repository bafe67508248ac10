'use client';

import { BudgetBar } from '@agency-site/ui/BudgetBar';
import { ChoiceGroup } from '@agency-site/ui/ChoiceGroup';
import { OrderSummary } from '@agency-site/ui/OrderSummary';
import { PackageCard } from '@agency-site/ui/PackageCard';
import { PathOption } from '@agency-site/ui/PathOption';
import { StepShell } from '@agency-site/ui/StepShell';
import { vars } from '@agency-site/ui/theme';
import { useState } from 'react';

/** Sample prices in euro. Yours come from your server, which computes the price of an order again. */
const budget = 2500;
const sites = [
  { value: 'page', title: 'One page', price: 500 },
  { value: 'site', title: 'Five pages', price: 1200 },
  { value: 'shop', title: 'A web shop', price: 2200 },
];
const extras = [
  { value: 'photos', title: 'Photos', price: 300 },
  { value: 'texts', title: 'Texts', price: 500 },
  { value: 'film', title: 'A film', price: 1500 },
];
const paths = [
  { value: 'template', title: 'Template', description: 'A finished design.', factor: 1, action: 'Get the template' },
  { value: 'custom', title: 'Custom design', description: 'Drawn for you.', factor: 1.5, action: 'Have it designed' },
];
const steps = [
  { id: 'site', label: 'Site', title: 'What shall we build?' },
  { id: 'extras', label: 'Extras', title: 'What else do you need?' },
  { id: 'path', label: 'Path', title: 'How shall we do it?' },
] as const;
const euro = (amount: number) => `€${amount.toLocaleString('en-IE')}`;
const deposit = (price: number) => euro(price * 0.3);

/** The form that had the focus is gone: the thanks take it, and are read aloud. */
const takeFocus = (thanks: HTMLElement | null) => thanks?.focus();

export default function Quote() {
  const [at, setAt] = useState(0);
  const [site, setSite] = useState<string>();
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const [path, setPath] = useState<string>();
  const [sent, setSent] = useState(false);

  const lines = [
    ...sites.filter(({ value }) => value === site),
    ...extras.filter(({ value }) => chosen.includes(value)),
  ];
  const price = lines.reduce((sum, line) => sum + line.price, 0);
  const priced = paths.map(({ factor, ...card }) => ({ ...card, cost: price * factor }));
  const surcharge = priced
    .filter(({ value, cost }) => value === path && cost > price)
    .map((card) => ({ ...card, price: card.cost - price }));
  const total = [...lines, ...surcharge].reduce((sum, line) => sum + line.price, 0);
  const left = budget - price;
  const { id, title } = steps[at] ?? steps[0];
  const missing = {
    site: site ? undefined : 'Choose a site to continue',
    extras: undefined,
    path: path ? undefined : 'Choose a path to continue',
  }[id];

  if (sent)
    return (
      <p ref={takeFocus} tabIndex={-1}>
        Thank you. Your quote is on its way.
      </p>
    );
  return (
    <StepShell
      label="Quote"
      steps={steps}
      at={at}
      title={title}
      missing={missing}
      onBack={at > 0 ? () => setAt(at - 1) : undefined}
      onNext={at < steps.length - 1 ? () => setAt(at + 1) : () => setSent(true)}
      nextLabel={at < steps.length - 1 ? 'Continue' : 'Send'}
      onStep={setAt}
      aside={
        <OrderSummary
          lines={[...lines, ...surcharge].map((line) => ({
            id: line.value,
            label: line.title,
            amount: euro(line.price),
          }))}
          empty="Nothing chosen yet."
          total={euro(total)}
          due={{ label: 'Deposit', amount: deposit(total), rule: '30% of the total' }}
        />
      }
      glance={euro(total)}
      glanceNote={`Deposit ${deposit(total)}`}
    >
      <div style={{ display: 'grid', gap: vars.space.s4 }}>
        <BudgetBar budget={budget} spent={total} format={euro} nothing="Nothing yet" />
        {id === 'site' && (
          <ChoiceGroup legend="Choose one" name="site" value={site} onValueChange={setSite} layout="columns">
            {sites.map((card) => (
              <PackageCard key={card.value} {...card} price={euro(card.price)} />
            ))}
          </ChoiceGroup>
        )}
        {id === 'extras' && (
          <ChoiceGroup
            legend="Choose any"
            name="extras"
            several
            value={chosen}
            onValueChange={setChosen}
            layout="columns"
          >
            {extras.map((card) => (
              <PackageCard
                key={card.value}
                {...card}
                price={euro(card.price)}
                unavailable={card.price > left && !chosen.includes(card.value) ? 'Over budget' : undefined}
                unavailableNote={`Costs ${euro(card.price)}, and ${euro(left)} of your budget remains.`}
              />
            ))}
          </ChoiceGroup>
        )}
        {id === 'path' && (
          <ChoiceGroup legend="Choose a path" name="path" value={path} onValueChange={setPath} layout="columns">
            {priced.map(({ cost, ...card }) => (
              <PathOption
                key={card.value}
                {...card}
                price={euro(cost)}
                deposit={`Deposit ${deposit(cost)}`}
                features={['Your own domain']}
                caution={cost > budget ? `${euro(cost - budget)} over your budget` : undefined}
              />
            ))}
          </ChoiceGroup>
        )}
      </div>
    </StepShell>
  );
}
