import { render } from '@testing-library/react';
import type { ReactElement } from 'react';
import { expect, test } from 'vitest';
import { Button, EmptyState, PackageCard, SlotCalendar, StepShell, TextField } from '../src/index';

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
const card = (reason: string) => <PackageCard name="tier" value="full" title="Full" unavailable={reason} />;

test.each<[string, ReactElement, ReactElement, string]>([
  ['a button', button(false), button(true), 'Sending'],
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
