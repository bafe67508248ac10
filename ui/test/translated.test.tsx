import { render } from '@testing-library/react';
import type { ReactElement } from 'react';
import { expect, test } from 'vitest';
import {
  Button,
  DataTable,
  DescriptionList,
  EmptyState,
  PackageCard,
  PathOption,
  SlotCalendar,
  StepShell,
  TextField,
} from '../src/index';

/** What the translation of a browser does: it replaces each text by an element with other words. */
function translate(page: Element): void {
  const walker = document.createTreeWalker(page, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  for (const text of texts.filter(({ data }) => data.trim())) {
    const words = document.createElement('font');
    words.textContent = 'übersetzt';
    text.replaceWith(words);
  }
}

const slots = [{ value: '2026-11-24T09:30Z', label: '9:30 AM', state: 'open' }] as const;
const calendar = (days: Parameters<typeof SlotCalendar>[0]['days']) => (
  <SlotCalendar today="2026-11-20" day="2026-11-24" days={days} zoneNote="Ireland" />
);
const step = (at: number) => (
  <StepShell
    label="Quote"
    steps={[
      { id: 'tier', label: 'Tier' },
      { id: 'order', label: 'Order' },
    ]}
    at={at}
    title="Platform"
    onNext={() => {}}
    nextLabel={at === 0 ? 'Continue' : 'Place order'}
    busy={at === 1}
  >
    Which one?
  </StepShell>
);
const button = (busy: boolean) => (
  <Button busy={busy} busyLabel="Sending">
    Send
  </Button>
);
const icon = <svg key="icon" />;
const link = (words: string, ...more: ReactElement[]) => (
  <Button key="a" href="/">
    {words}
    {more}
  </Button>
);
const Busy = ({ busy }: { busy?: boolean }) => (
  <Button busy={busy} busyLabel="Sending">
    Send
    {icon}
  </Button>
);
const titled = (title: string) => <PackageCard name="tier" value="full" title={title} subtitle="System" />;
const described = (description: string, note: string) => (
  <DescriptionList items={[{ term: 'Today', description, note }]} />
);
const option = (action: string) => (
  <PathOption value="t" title="Template" price="€1" description="Fixed" features={[]} action={action} />
);
const table = (header: string) => (
  <DataTable
    label="Orders"
    columns={[{ id: 'a', header, sortable: true, cell: () => 'x' }]}
    rows={['x']}
    rowKey={String}
  />
);
const card = (reason: string) => <PackageCard name="tier" value="full" title="Full" unavailable={reason} />;

test.each<[string, ReactElement, ReactElement, string]>([
  ['a button', button(false), button(true), 'Sending'],
  ['a button with an icon', <Button key="b">Send {icon}</Button>, <Button key="b">Order</Button>, 'Order'],
  ['a link', link('Go', icon), link('Order', icon), 'Order'],
  ['a button that is busy without an icon', <Busy key="b" />, <Busy key="b" busy />, 'Sending'],
  ['what is described', described('We begin', 'Later'), described('We deliver', 'Soon'), 'We deliver Soon'],
  ['what an option does', option('Get it'), option('Chosen'), 'Chosen'],
  ['a header', table('Month'), table('Week'), 'Week'],
  ['a card with a subtitle', titled('Core'), titled('Plus'), 'Plus'],
  ['a step', step(0), step(1), 'Place order'],
  [
    'an error',
    <TextField key="t" label="Name" error="Empty" />,
    <TextField key="t" label="Name" error="Too long" />,
    'Too long',
  ],
  ['a reason', card('Budget exceeded'), card('Sold out'), 'Sold out'],
  ['a day', calendar({}), calendar({ '2026-11-24': { state: 'known', slots } }), '9:30 AM'],
  ['a day that fails', calendar({}), calendar({ '2026-11-24': { state: 'failed' } }), 'We could not load times.'],
  [
    'a list',
    <EmptyState key="e">Loading</EmptyState>,
    <EmptyState key="e" title="No orders">
      They appear here.
    </EmptyState>,
    'No ordersThey appear here.',
  ],
])('in a page that the browser has translated, %s still changes', (_, before, after, words) => {
  const { container, rerender } = render(before);
  translate(container);
  rerender(after);
  expect(container).toHaveTextContent(words);
  translate(container);
  rerender(before);
  expect(container).not.toHaveTextContent(words);
});
