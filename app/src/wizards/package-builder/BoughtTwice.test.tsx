import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { catalogue } from '../../domain/catalogue/given.ts';
import { BoughtTwice } from './BoughtTwice';
import { type PackageBuilderAnswers, packageBuilderFlow } from './rules/questions.ts';

const open = (answers: Partial<PackageBuilderAnswers>) => {
  const onAnswer = vi.fn();
  const both = { services: ['trinity-systems', 'complete-platform'] } as const;
  render(<BoughtTwice answers={{ ...packageBuilderFlow(catalogue).blank, ...both, ...answers }} onAnswer={onAnswer} />);
  return onAnswer;
};

test('what the platform has anyway is taken out by a button', async () => {
  const onAnswer = open({ trinity: 'trinity-plus', systems: 'trinity-plus', hasPhysicalStore: true });
  expect(screen.getByRole('status')).toHaveTextContent(
    /^Trinity Plus is in your package twice, and you’d pay for both\./,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Keep it only in the platform' }));
  expect(onAnswer).toHaveBeenCalledExactlyOnceWith({ services: ['complete-platform'] });
});

test('a package of which the platform has a part is for the buyer to change', () => {
  open({ trinity: 'trinity-core', systems: 'mcd' });
  expect(screen.getByRole('status')).toHaveTextContent(/^MCD is in your package twice/);
  expect(screen.queryByRole('button')).toBeNull();
});

test('nothing is said of what is there once', () => {
  open({ trinity: 'mcd', systems: 'rcd' });
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});
