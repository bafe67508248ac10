import { Button } from '@agency-site/ui/Button';
import { Checkbox } from '@agency-site/ui/Checkbox';
import { ChoiceGroup } from '@agency-site/ui/ChoiceGroup';
import { ConsentSwitch } from '@agency-site/ui/ConsentSwitch';
import { MultiSelect } from '@agency-site/ui/MultiSelect';
import { PackageCard } from '@agency-site/ui/PackageCard';
import { PathOption } from '@agency-site/ui/PathOption';
import { Segmented } from '@agency-site/ui/Segmented';
import { Select } from '@agency-site/ui/Select';
import { Slider } from '@agency-site/ui/Slider';
import { SlotCalendar } from '@agency-site/ui/SlotCalendar';
import { TextField } from '@agency-site/ui/TextField';
import type { Story, StoryDefault } from '@ladle/react';
import { type ReactNode, useState } from 'react';

export default { title: 'Forms' } satisfies StoryDefault;

const ignore = () => undefined;
const options = ['Orders', 'Stock', 'Staff'].map((label) => ({ value: label.toLowerCase(), label }));
const hosts = ['Ann', 'Bob', 'Cian'].map((label) => ({ value: label.toLowerCase(), label }));
const rooms = ['Online', 'Dublin'].map((label) => ({ value: label.toLowerCase(), label }));
const amount = {
  label: 'Budget',
  min: 1000,
  max: 9000,
  step: 500,
  format: { style: 'currency', currency: 'EUR' },
} as const;
const paths = ['template', 'own'].map((value) => ({
  value,
  title: value === 'own' ? 'Custom Development' : 'Template Solution',
  description: 'Built for you.',
  price: '€2,760',
  deposit: 'Deposit €828',
  features: [],
  action: 'Choose',
}));
const calendar = {
  today: '2026-11-20',
  month: '2026-11',
  onMonthChange: ignore,
  onDayChange: ignore,
  zoneNote: 'Times are in Ireland.',
  days: {
    '2026-11-24': {
      state: 'known',
      slots: [
        { value: '09:00', label: '09:00', state: 'open' },
        { value: '10:00', label: '10:00', state: 'open' },
      ],
    },
  },
} as const;

/** A form with an action, which React resets once the action is done. */
function Form({ children, onAction = ignore }: { children: ReactNode; onAction?: (() => void) | undefined }) {
  const [sent, setSent] = useState<string>();
  return (
    <form
      aria-label="Order"
      className="w560"
      action={async (data) => {
        await Promise.resolve();
        setSent(new URLSearchParams([...data] as [string, string][]).toString());
        onAction();
      }}
    >
      {children}
      <div className="row">
        <Button type="submit" tone="primary">
          Send
        </Button>
        <Button type="reset">Reset</Button>
      </div>
      <output aria-label="Sent">{sent}</output>
    </form>
  );
}

const start = {
  tier: 'full',
  extras: ['seo'] as readonly string[],
  path: 'template',
  terms: false,
  analytics: false,
  systems: ['orders'],
  budget: 3000 as number | undefined,
  bent: undefined as number | undefined,
  guests: '2',
  name: 'Aoife',
  host: 'ann',
  room: 'online',
  slot: '09:00' as string | undefined,
};

function OfTheApp({ clears = false }: { clears?: boolean }) {
  const [state, setState] = useState(start);
  const put = (change: Partial<typeof start>) => setState((now) => ({ ...now, ...change }));
  return (
    <Form onAction={clears ? () => setState(start) : undefined}>
      {['full', 'premium'].map((value) => (
        <PackageCard
          key={value}
          type="radio"
          name="tier"
          value={value}
          title={value}
          checked={state.tier === value}
          onCheckedChange={() => put({ tier: value })}
        />
      ))}
      <ChoiceGroup
        legend="Extras"
        several
        name="extras"
        value={state.extras}
        onValueChange={(extras) => put({ extras })}
      >
        <PackageCard value="seo" title="seo" />
        <PackageCard value="ads" title="ads" />
      </ChoiceGroup>
      {paths.map((path) => (
        <PathOption
          key={path.value}
          {...path}
          name="path"
          checked={state.path === path.value}
          onCheckedChange={() => put({ path: path.value })}
        />
      ))}
      <Checkbox label="Terms" name="terms" checked={state.terms} onCheckedChange={(terms) => put({ terms })} />
      <ConsentSwitch
        label="Analytics"
        name="analytics"
        topics={[]}
        checked={state.analytics}
        onCheckedChange={(analytics) => put({ analytics })}
      />
      <MultiSelect
        label="Systems"
        name="systems"
        options={options}
        value={state.systems}
        onValueChange={(systems) => put({ systems })}
      />
      <Slider {...amount} name="budget" value={state.budget} onValueChange={(budget) => put({ budget })} />
      <Slider
        {...amount}
        label="Later"
        name="later"
        bend={{ value: 5000, at: 75 }}
        value={state.bent}
        onValueChange={(bent) => put({ bent })}
      />
      <TextField
        label="Guests"
        name="guests"
        type="number"
        value={state.guests}
        onValueChange={(guests) => put({ guests })}
      />
      <TextField label="Name" name="name" value={state.name} onValueChange={(name) => put({ name })} />
      <Select label="Host" name="host" options={hosts} value={state.host} onValueChange={(host) => put({ host })} />
      <Segmented label="Room" name="room" options={rooms} value={state.room} onValueChange={(room) => put({ room })} />
      <SlotCalendar
        {...calendar}
        day="2026-11-24"
        name="slot"
        slot={state.slot}
        onSlotChange={(slot) => put({ slot })}
      />
      <output aria-label="State">{JSON.stringify(state, null, 1)}</output>
    </Form>
  );
}

/** The app holds every answer: a reset changes none of them. */
export const HeldByTheApp: Story = () => <OfTheApp />;

/** The app holds every answer, and returns to the first ones when it has sent them. */
export const ClearedByTheApp: Story = () => <OfTheApp clears />;

/** The components hold their answers: a reset returns them to their defaults. */
export const OnTheirOwn: Story = () => (
  <Form>
    {['full', 'premium'].map((value) => (
      <PackageCard
        key={value}
        type="radio"
        name="tier"
        value={value}
        title={value}
        defaultChecked={value === start.tier}
      />
    ))}
    <ChoiceGroup legend="Extras" several name="extras" defaultValue={start.extras}>
      <PackageCard value="seo" title="seo" />
      <PackageCard value="ads" title="ads" />
    </ChoiceGroup>
    <ChoiceGroup legend="Path" name="path" defaultValue={start.path}>
      {paths.map((path) => (
        <PathOption key={path.value} {...path} />
      ))}
    </ChoiceGroup>
    <Checkbox label="Terms" name="terms" />
    <ConsentSwitch label="Analytics" name="analytics" topics={[]} />
    <MultiSelect label="Systems" name="systems" options={options} defaultValue={start.systems} />
    <Slider {...amount} name="budget" defaultValue={3000} />
    <Slider {...amount} label="Later" name="later" bend={{ value: 5000, at: 75 }} />
    <TextField label="Guests" name="guests" type="number" defaultValue={start.guests} />
    <TextField label="Name" name="name" defaultValue={start.name} />
    <Select label="Host" name="host" options={hosts} defaultValue={start.host} />
    <Segmented label="Room" name="room" options={rooms} defaultValue={start.room} />
    <SlotCalendar
      today={calendar.today}
      zoneNote={calendar.zoneNote}
      days={calendar.days}
      defaultDay="2026-11-24"
      defaultSlot="09:00"
      name="slot"
    />
  </Form>
);
