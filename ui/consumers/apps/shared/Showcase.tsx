'use client';

import {
  BudgetBar,
  ConsentSwitch,
  OrderSummary,
  PackageCard,
  PathOption,
  SlotCalendar,
  StepShell,
} from '@agency-site/ui';
import { useState } from 'react';

const steps = [
  { id: 'goal', label: 'Goal' },
  { id: 'tier', label: 'Tier' },
  { id: 'day', label: 'Day' },
];

const tiers = { foundation: 800, full: 1600 };

const times = (day: string) => ({
  state: 'known' as const,
  slots: [
    { value: `${day}T09:00Z`, label: '9:00 AM', state: 'open' as const },
    { value: `${day}T09:30Z`, label: '9:30 AM', state: 'taken' as const },
  ],
});

const days = { '2026-11-24': times('2026-11-24'), '2026-11-25': { state: 'closed' as const } };

const euro = (amount: number) => `€${amount}`;

/** All seven components on one page, in use. */
export function Showcase() {
  const [tier, setTier] = useState<keyof typeof tiers>('foundation');
  const [path, setPath] = useState('template');
  const [consent, setConsent] = useState(false);
  const [month, setMonth] = useState('2026-11');
  const [day, setDay] = useState<string>();
  const [slot, setSlot] = useState<string>();
  const total = euro(tiers[tier]);

  return (
    <>
      <StepShell
        label="Quote builder"
        steps={steps}
        at={1}
        title="Choose a tier"
        onBack={() => undefined}
        onNext={() => undefined}
        aside={<OrderSummary lines={[{ id: tier, label: tier, amount: total }]} total={total} />}
        glance={total}
      >
        <PackageCard
          type="radio"
          name="tier"
          value="foundation"
          checked={tier === 'foundation'}
          onCheckedChange={() => setTier('foundation')}
          title="Foundation"
          price={euro(tiers.foundation)}
          features={['Professional website', 'Basic SEO']}
        />
        <PackageCard
          type="radio"
          name="tier"
          value="full"
          checked={tier === 'full'}
          onCheckedChange={() => setTier('full')}
          title="Full System"
          badge="Popular"
          price={euro(tiers.full)}
        />
        <PathOption
          name="path"
          value="template"
          checked={path === 'template'}
          onCheckedChange={() => setPath('template')}
          title="Template Solution"
          description="Live within a week"
          price="€500"
          deposit="€250 today"
          features={['Three pages']}
          action="Get Template Solution"
        />
        <BudgetBar budget={2000} spent={tiers[tier]} format={euro} />
        <ConsentSwitch
          label="Analytics"
          checked={consent}
          onCheckedChange={setConsent}
          topics={[{ title: 'What is counted', body: 'Pages, never people.' }]}
        />
      </StepShell>
      <SlotCalendar
        today="2026-11-20"
        month={month}
        onMonthChange={setMonth}
        day={day}
        onDayChange={setDay}
        slot={slot}
        onSlotChange={setSlot}
        days={days}
        zoneNote="Times are in Ireland (Europe/Dublin)."
      />
    </>
  );
}
