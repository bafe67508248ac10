import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { InARow } from './PriceCard.stories';

test('has ids only where something refers to them', () => {
  const { container } = render(<InARow />);
  expect(container.querySelectorAll('[id]')).toHaveLength(3);
});
