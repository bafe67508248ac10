import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { StaffDraft } from '../../domain/contract/staff/newsletter.ts';
import { openDesk } from '../../testing/desk';
import { Preview } from './Preview';

const draft = { id: 'a', version: 1, subject: '', text: '', problem: 'It needs a subject.', plain: '' } as StaffDraft;

test('a draft that is only begun is no error', () => {
  openDesk(<Preview draft={draft} />);
  const words = screen.getByText('What you write shows here as its readers get it. It needs a subject.');
  expect(words.closest('[data-tone]')).toBeNull();
});

test('what is wrong with a whole draft is an error', () => {
  openDesk(<Preview draft={{ ...draft, subject: 'December', text: '![x](y)', problem: 'The picture is missing.' }} />);
  expect(screen.getByText('The picture is missing.').closest('[data-tone=error]')).toBeVisible();
});
