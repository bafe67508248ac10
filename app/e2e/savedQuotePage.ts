import type { APIRequestContext, Locator, Page } from '@playwright/test';
import type { SavedQuoteRow } from './database.ts';
import { expect } from './test.ts';
import { openTool } from './tool.ts';

/** A selection to save, at a total of €1,980. */
export const core = {
  selection: { version: 1, wizard: 'quote', solutionType: 'both', system: 'trinity-core', tier: 'full' },
  about: { industry: 'restaurant', goals: [], budget: null },
};

/** Saves a quote by API and returns its token. */
export async function saveQuote(request: APIRequestContext, body: object = core): Promise<string> {
  const answer = await request.post('/api/quotes', { data: body });
  expect(answer.status()).toBe(201);
  return ((await answer.json()) as { token: string }).token;
}

/** Changes the dates of a quote, so that it has expired. */
export function expire(row: SavedQuoteRow): void {
  row.saved_on = '2026-01-05';
  row.valid_until = '2026-02-04';
}

/** Lowers the platform price in the saved quote. */
export const lowerPlatformPrice = (euro: number) => (row: SavedQuoteRow) => {
  const { price, due } = row.priced;
  const platform = price.lines.find(({ label }) => label.startsWith('Platform'));
  if (platform) platform.amount -= euro;
  price.total -= euro;
  due.amount = price.total * 0.2;
  due.later = price.total - due.amount;
};

/** Page object for saving a quote, and for the saved quote page. */
export class SavedQuotePage {
  readonly page: Page;
  /** On Review: opens the form that saves the quote. */
  readonly fold: Locator;
  readonly save: Locator;
  readonly link: Locator;
  readonly copy: Locator;
  readonly mail: Locator;
  readonly address: Locator;
  readonly send: Locator;
  readonly changes: Locator;
  readonly summary: Locator;
  readonly sheet: Locator;

  constructor(page: Page) {
    this.page = page;
    this.fold = page.locator('summary', { hasText: 'Keep this quote for 30 days' });
    this.save = page.getByRole('button', { name: 'Save this quote' });
    this.link = page.getByRole('link', { name: /\/quote\/[0-9a-f]{40}$/ });
    this.copy = page.getByRole('button', { name: 'Copy the link' });
    this.mail = page.getByRole('button', { name: 'E-mail it to me' });
    this.address = page.getByRole('textbox', { name: 'Your e-mail address' });
    this.send = page.getByRole('button', { name: 'Send it' });
    this.changes = page.getByRole('table', { name: 'What has changed' });
    this.summary = page.getByRole('region', { name: 'Order summary' });
    this.sheet = page.locator('body > article');
  }

  async open(token: string): Promise<void> {
    await openTool(this.page, `/quote/${token}`);
  }

  /** Saves the quote at Review. */
  async saveAtReview(): Promise<void> {
    await this.fold.click();
    await this.save.click();
  }

  get continue(): Locator {
    return this.page.getByRole('button', { name: /^Continue/ });
  }

  heading(name: string | RegExp): Locator {
    return this.page.getByRole('heading', { level: 1, name });
  }
}
