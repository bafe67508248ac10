import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { CaseFacts } from '../../content/article.ts';
import { articleLabels } from '../../content/articleLabels.ts';
import { projects } from '../../content/projects.ts';
import { View } from './CasePage';
import { ProjectCaption } from './ProjectLink';

const { label } = articleLabels.portfolio.sample;
const [project] = projects as [CaseFacts];

test.each([true, false])('the page and the caption of a project are labelled if it is a sample: %s', (sample) => {
  const facts = { ...project, sample };
  render(<View path="/portfolio/1" text={{ facts, blocks: [] }} />);
  render(<ProjectCaption project={facts} heading="h2" labelled />);
  expect(screen.queryAllByText(label)).toHaveLength(sample ? 2 : 0);
  expect(screen.getByRole('heading', { name: sample ? 'What we would build' : 'What we built' })).toBeVisible();
});
