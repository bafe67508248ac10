import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { OwnMark } from './Badge.stories';

const markOf = (word: string) => screen.getByText(word).previousElementSibling?.innerHTML;

test('a mark of the app takes the place of the tone’s', () => {
  const { container } = render(<OwnMark />);
  expect(container.querySelectorAll('svg')).toHaveLength(1);
  expect(markOf('In progress')).toContain('M1 6h6');
});
