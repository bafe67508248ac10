import { render, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { PriceList } from '../../../domain/catalogue/ids.ts';
import { missingPicture } from './cards.css';
import { TrinityCards } from './TrinityCards';

const outline = missingPicture.split(' ').at(0);

const show = (priceList: PriceList) =>
  render(<TrinityCards name="trinity" priceList={priceList} chosen={null} onChoose={() => {}} asksStore={false} />);

test('a card says where its systems one by one cost less', () => {
  show('configurator');
  expect(screen.getByRole('radio', { name: /Trinity Core/ })).toHaveAccessibleDescription(
    /Costs €60 more than its systems one by one, €630\./,
  );
  expect(screen.getByRole('radio', { name: /Trinity Plus/ })).not.toHaveAccessibleDescription(/one by one/);
});

test('a package draws the screens it has, and an empty place for each it lacks', async () => {
  show('quote');
  // Where they cost the same there is nothing to say, and a card writes its abbreviation out itself.
  expect(screen.queryByText(/one by one|MCD: marketing/)).toBeNull();
  const inCard = (name: RegExp, what: string) =>
    screen
      .getByRole('radio', { name })
      .closest('[data-part=surface]')
      ?.querySelectorAll(`[data-part=description] ${what}`);
  await waitFor(() => expect(inCard(/Trinity Plus/, 'svg')).toHaveLength(5));
  await waitFor(() => expect(inCard(/Trinity Core/, 'svg')).toHaveLength(3));
  expect(inCard(/Trinity Plus/, `.${outline}`)).toHaveLength(0);
  expect(inCard(/Trinity Core/, `.${outline}`)).toHaveLength(2);
});
