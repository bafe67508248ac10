import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { KeptRecords } from './PersonPage';

test('what stays is listed by what it is and until when', () => {
  const order = (reference: string, until: string) =>
    ({ kind: 'paid-order', id: reference, reference, until }) as const;
  const booking = { kind: 'booking', id: '1', reference: '2026-12-01T10:00:00.000Z', until: '2026-12-01' } as const;
  const kept = [
    order('603E12B6', '2032-12-31'),
    order('C486B9BD', '2032-12-31'),
    order('2A256604', '2031-12-31'),
    booking,
    { ...order('5D91E0B2', '2026-12-05'), kind: 'ended-order' as const },
  ];
  render(<KeptRecords kept={kept} />);
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Paid orders, kept by law: 603E12B6, C486B9BD, until Friday 31 December 2032',
    'Paid order, kept by law: 2A256604, until Wednesday 31 December 2031',
    'Upcoming call: until Tuesday 1 December 2026',
    'Order that has ended, in case a payment still arrives: 5D91E0B2, until Saturday 5 December 2026',
  ]);
});
