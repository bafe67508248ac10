import { blog } from 'virtual:articles/facts';
import { render, screen, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import type { PostFacts as Facts, Post } from '../../content/article.ts';
import { articleLabels } from '../../content/articleLabels.ts';
import { Component as BlogIndex } from './BlogIndex';
import { maxTopics } from './BlogIndex.css';
import { PostCover, PostFacts } from './PostCover';
import { Neighbours, View as PostPage } from './PostPage';

const texts = import.meta.glob<Post>('../../content/blog/*.md', { eager: true });

afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
});

function open(index: number) {
  const [, text] = Object.entries(texts).find(([file]) => file.includes(`/${index}-`)) ?? [];
  if (!text) throw new Error(`There is no post ${index}.`);
  return render(<PostPage path={`/blog/${index}`} text={text} />);
}

test('the blog shows every post with its cover, newest first', () => {
  const { container } = render(<BlogIndex />);
  const cards = within(container)
    .getAllByRole('listitem')
    .filter((item) => within(item).queryByRole('heading'));
  const titles = cards.map((card) => within(card).getByRole('heading').textContent);
  expect(titles).toEqual(blog.map(({ title }) => title));
  for (const card of cards) expect(within(card).getByRole('img')).toHaveAccessibleName(/.{12}/);
  const days = blog.map(({ date }) => date);
  expect(days).toEqual(days.toSorted().reverse());
});

test('the blog can be read by topic, with how many posts each has', () => {
  render(<BlogIndex />);
  const choices = within(screen.getByRole('group', { name: 'Topics' })).getAllByRole('radio');
  expect(choices[0]).toBeChecked();
  expect(choices[0]).toHaveAccessibleName(`All ${blog.length}`);
  expect(choices[1]).toHaveAccessibleName('Websites 6');
  expect(choices.length - 1).toBe(new Set(blog.flatMap(({ topics }) => topics)).size);
  expect(choices.length - 1).toBeLessThanOrEqual(maxTopics);
});

test('a post shows its cover, its pull quote, and the posts before and after it', () => {
  open(4);
  expect(screen.getByRole('img', { name: 'The web address bridgeshoes.ie, said into a telephone' })).toBeVisible();
  expect(screen.getByText('Two plain words are better than five letters that mean nothing.').tagName).toBe('P');
  const links = within(screen.getByRole('navigation', { name: 'More posts' })).getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['/blog/3', '/blog/5']);
  expect(links[0]).toHaveTextContent(/^PreviousHow to read an ad report/);
  expect(links[1]).toHaveTextContent(/^NextOpening hours/);
});

test('the newest post is followed by the oldest', async () => {
  open(blog[0]?.index ?? 0);
  const others = await screen.findByRole('navigation', { name: 'More posts' });
  const ends = [blog[1], blog.at(-1)].map((post) => `/blog/${post?.index}`);
  expect(
    within(others)
      .getAllByRole('link')
      .map((link) => link.getAttribute('href')),
  ).toEqual(ends);
});

test('of two posts, neither has the other on both sides', () => {
  const { container } = render(<Neighbours all={blog.slice(0, 2)} index={blog[0]?.index ?? 0} />);
  expect(container).toBeEmptyDOMElement();
});

test('an empty blog says so, without topics to choose from and without an empty list', async () => {
  vi.stubGlobal('__POSTS__', { facts: [] });
  vi.resetModules();
  const { Component } = await import('./BlogIndex');
  render(<Component />);
  expect(screen.getByText(articleLabels.blog.none)).toBeVisible();
  expect(screen.queryByRole('group', { name: 'Topics' })).toBeNull();
  expect(screen.queryByRole('list')).toBeNull();
});

test('an author is named only if the post names one', () => {
  const { author, ...post } = blog[0] as Facts;
  const { container, rerender } = render(<PostFacts of={{ ...post, author: 'Ann Byrne' }} />);
  expect(screen.getByText('By Ann Byrne')).toBeVisible();
  rerender(<PostFacts of={post} />);
  expect(container).not.toHaveTextContent('By');
});

test('a post without a cover shows the knot', () => {
  const { container } = render(<PostCover cover={undefined} shape="card" />);
  expect(container.querySelector('svg')).toBeInTheDocument();
  expect(within(container).queryByRole('img')).toBeNull();
});
