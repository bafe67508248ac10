import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { OwnMark, Tones } from './Badge.stories';

const markOf = (word: string) => screen.getByText(word).previousElementSibling?.innerHTML;

test('each tone has a mark of its own shape, or none', () => {
  render(<Tones />);
  const marks = ['Draft', 'New', 'Paid', 'Due on Friday', 'Disputed'].map(markOf);
  expect(marks[0]).toBeUndefined();
  expect(new Set(marks).size).toBe(5);
});

test('a mark of the app takes the place of the tone’s', () => {
  const { container } = render(<OwnMark />);
  expect(container.querySelectorAll('svg')).toHaveLength(1);
  expect(markOf('In progress')).toContain('M1 6h6');
});
