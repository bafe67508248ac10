// @ts-check
import {
  BudgetBar,
  ConsentSwitch,
  OrderSummary,
  PackageCard,
  PathOption,
  SlotCalendar,
  StepShell,
} from '@agency-site/ui';
import { Fragment, createElement as h } from 'react';
import { renderToString } from 'react-dom/server';

const euro = (/** @type {number} */ amount) => `€${amount}`;
const ignore = () => {};

const choices = h(
  Fragment,
  null,
  h(PackageCard, {
    type: 'radio',
    name: 'tier',
    value: 'full',
    checked: true,
    onChange: ignore,
    title: 'Full System',
    price: '€1600',
  }),
  h(PathOption, {
    name: 'path',
    value: 'template',
    checked: true,
    onChoose: ignore,
    title: 'Template Solution',
    description: 'Live within a week',
    price: '€500',
    deposit: '€250 today',
    features: ['Three pages'],
    action: 'Get Template Solution',
  }),
  h(BudgetBar, { budget: 2000, spent: 1600, format: euro }),
  h(ConsentSwitch, { label: 'Analytics', checked: false, onChange: ignore, topics: [] }),
  h(SlotCalendar, {
    today: '2026-11-20',
    month: '2026-11',
    onMonthChange: ignore,
    day: undefined,
    onDayChange: ignore,
    slot: undefined,
    onSlotChange: ignore,
    days: {},
    zoneNote: 'Times are in Ireland (Europe/Dublin).',
  }),
);

const page = h(StepShell, {
  label: 'Quote builder',
  steps: [
    { id: 'goal', label: 'Goal' },
    { id: 'tier', label: 'Tier' },
  ],
  at: 1,
  title: 'Choose a tier',
  onNext: ignore,
  aside: h(OrderSummary, { lines: [{ id: 'full', label: 'Full System', amount: '€1600' }], total: '€1600' }),
  // biome-ignore lint/correctness/noChildrenProp: the types of createElement want required children among the props.
  children: choices,
});

process.stdout.write(renderToString(page));
