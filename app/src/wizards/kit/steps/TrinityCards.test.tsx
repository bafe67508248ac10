import { render, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { PriceList } from '../../../domain/catalogue/ids.ts';
import { TrinityCards } from './TrinityCards';

const show = (priceList: PriceList) =>
  render(<TrinityCards name="trinity" priceList={priceList} chosen={null} onChoose={() => {}} asksStore={false} />);

test('a card says where its systems one by one, or the quick quote, cost less', () => {
  show('configurator');
  expect(screen.getByRole('radio', { name: /Trinity Core/ })).toHaveAccessibleDescription(
    /Costs €60 more than its systems one by one, €630\. €90 less in the quick quote\./,
  );
  // Cheaper than its parts, and the same price in both lists.
  expect(screen.getByRole('radio', { name: /Trinity Plus/ })).not.toHaveAccessibleDescription(/one by one/);
  expect(screen.getByRole('radio', { name: /MCD/ })).not.toHaveAccessibleDescription(/quick quote/);
});

test('a package draws the screens it has, and an empty place for each it lacks', async () => {
  show('quote');
  const drawn = (name: RegExp) =>
    screen.getByRole('radio', { name }).closest('[data-part=surface]')?.querySelectorAll('[data-part=description] svg');
  await waitFor(() => expect(drawn(/Trinity Plus/)).toHaveLength(5));
  expect(drawn(/Trinity Core/)).toHaveLength(3);
});

test('in the quick quote there is nothing to say', () => {
  show('quote');
  expect(screen.queryByText(/one by one|in the quick quote/)).toBeNull();
});
