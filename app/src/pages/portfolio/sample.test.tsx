import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { CaseFacts, ProjectFacts } from '../../content/article.ts';
import { articleLabels } from '../../content/articleLabels.ts';
import { projects } from '../../content/projects.ts';
import { shownPicture } from '../../domain/text/uploadedPicture.ts';
import { View } from './CasePage';
import { View as OwnView } from './OwnCasePage';
import { ProjectCaption } from './ProjectLink';

const { label } = articleLabels.portfolio.sample;
const [project] = projects as readonly ProjectFacts[] as [CaseFacts];

test('a project that the owner has written says whom it was for, and nothing of prices or samples', () => {
  const cover = shownPicture({ hash: '0123456789abcdef01234567', width: 900, height: 600 }, 'An oven');
  const facts = {
    ...{ index: 'bakery', title: 'A bakery', description: 'What was done', date: '2026-11-20', sample: false as const },
    ...{ client: 'A bakery in Clare', period: 'Six weeks', built: 'A website', result: 'No queue', cover },
  };
  const picture = shownPicture({ hash: '76543210fedcba9876543210', width: 480, height: 640 }, 'A loaf');
  const blocks = [{ kind: 'picture' as const, picture, caption: 'At two' }];
  render(<OwnView path="/portfolio/bakery" text={{ facts, blocks }} />);
  render(<ProjectCaption project={facts} heading="h2" labelled />);
  expect(screen.getAllByText('A bakery in Clare')).toHaveLength(2);
  expect(screen.getByText('No queue')).toBeVisible();
  expect(screen.getByRole('img', { name: 'An oven' })).toHaveAttribute('loading', 'eager');
  // On a phone 4 / 5 and filled by its height: 1.5 / 0.8 times as wide as the screen.
  expect(screen.getByRole('img', { name: 'An oven' }).parentElement?.firstElementChild).toHaveAttribute(
    'sizes',
    '(width < 600px) 188vw, 100vw',
  );
  const loaf = screen.getByRole('img', { name: 'A loaf' });
  expect(loaf).toHaveAttribute('height', '640');
  expect(loaf).toHaveAttribute('loading', 'lazy');
  expect(screen.queryByText(/€|Sample/)).toBeNull();
});

test.each([true, false])('the page and the caption of a project are labelled if it is a sample: %s', (sample) => {
  const facts = { ...project, sample };
  render(<View path="/portfolio/1" text={{ facts, blocks: [] }} />);
  render(<ProjectCaption project={facts} heading="h2" labelled />);
  expect(screen.queryAllByText(label)).toHaveLength(sample ? 2 : 0);
  expect(screen.getByRole('heading', { name: sample ? 'What we would build' : 'What we built' })).toBeVisible();
});
