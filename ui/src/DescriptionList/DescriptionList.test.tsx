import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Order } from './DescriptionList.stories';

test('each term is followed by its description, and items that are left out leave nothing behind', () => {
  const { container } = render(<Order />);
  expect(screen.getAllByRole('term').map((term) => term.nextElementSibling?.textContent)).toEqual([
    'Aoife Ní Bhriain, Cork',
    'A business\nBakery on the Quay, IE6388047V',
    '14 March 2026, 09:12 Version of 1 March',
  ]);
  expect(container.querySelector('dl')?.children).toHaveLength(3);
});
