import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { paths } from '../../content/links/paths.ts';
import { cases } from '../../content/links/publishedPages.ts';
import { Component } from './Landing';
import { startLoginPrompt } from './loginPromptScript.ts';

const open = () =>
  render(
    <main id="main" tabIndex={-1}>
      <Component />
    </main>,
  );

const section = (name: string) => screen.getByRole('heading', { level: 2, name }).closest('section') as HTMLElement;

describe('as the server sends it', () => {
  const html = renderToString(<Component />);

  test('has no inline style or script, which the security policy forbids', () => {
    expect(html).not.toMatch(/\sstyle=|<script|\son[a-z]+=/);
  });

  test('has a title', () => {
    expect(html).toMatch(/<title>Trinity Works – [^<]+<\/title>/);
    expect(html).toMatch(/<meta name="description" content="[^"]{50,200}"/);
  });
});

describe('a visitor redirected from the dashboard', () => {
  const loginNotice = () => screen.queryByRole('region', { name: 'Please log in to open your dashboard' });

  test('is asked to log in, until they close it', async () => {
    const { container } = open();
    expect(loginNotice()).toBeNull();
    container.querySelector('#login-prompt')?.removeAttribute('hidden');
    history.replaceState(null, '', '/?next=%2Fuser%2Forders');
    startLoginPrompt();
    expect(loginNotice()).toBeVisible();
    expect(screen.getByRole('link', { name: 'Log in' })).toHaveProperty('search', '?next=%2Fuser%2Forders');
    await userEvent.click(screen.getByRole('link', { name: 'Close' }));
    expect(loginNotice()).toBeNull();
    expect(location.search).toBe('');
    expect(screen.getByRole('main')).toHaveFocus();
  });
});

test('every system shows its outcome and price, and every package its saving', () => {
  open();
  const family = within(section('Five systems, one question each'));
  const read = family
    .getAllByRole('link')
    .map((link) => [link.textContent?.replaceAll(/\s+/g, ' '), link.getAttribute('href')]);
  expect(read).toEqual([
    ['Know where your money goes Expense Manager €200', '/trinity/expense-manager'],
    ['Put your marketing money where it works MCD €200', '/trinity/mcd'],
    ['Reward customers who come back RCD €200', '/trinity/rcd'],
    ['Order the right amount, at the right time GARO €200', '/trinity/garo'],
    ['Know what each new customer costs AED €200', '/trinity/aed'],
    [
      '€600 Standard price€4,500 Trinity Core, three systems',
      '/service/stepWizardPage?solution=trinity&trinity=trinity-core',
    ],
    [
      '€1,000 Standard price€7,500 Trinity Plus, five systems',
      '/service/stepWizardPage?solution=trinity&trinity=trinity-plus',
    ],
    ['Choose a system', '/service/stepWizardPage?solution=trinity'],
  ]);
});

test('every link leads to a page of the site or an anchor on this one', () => {
  const { container } = open();
  const addresses = screen.getAllByRole<HTMLAnchorElement>('link').map((link) => link.getAttribute('href') ?? '');
  for (const address of addresses) {
    const [path = '', place] = address.split('#');
    if (place) expect(container.querySelector(`#${place}`)).not.toBeNull();
    else expect([...Object.values(paths), ...cases]).toContain(path.split('?')[0]);
  }
  // Menu and footer lead to these.
  for (const id of ['services', 'how', 'trinity', 'faq']) expect(container.querySelector(`#${id}`)).not.toBeNull();
  expect(addresses).toContain('/service/stepWizardPage?solution=trinity&trinity=trinity-plus');
});
