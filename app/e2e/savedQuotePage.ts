import type { APIRequestContext, Locator } from '@playwright/test';
import { PageObject } from './pageObject.ts';
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

/** Page object for saving a quote, and for the saved quote page. */
export class SavedQuotePage extends PageObject {
  /** On Review: opens the form that saves the quote. */
  readonly fold = this.page.locator('summary', { hasText: 'Keep this quote for 30 days' });
  readonly save = this.page.getByRole('button', { name: 'Save this quote' });
  readonly link = this.page.getByRole('link', { name: /\/quote\/[0-9a-f]{40}$/ });
  readonly copy = this.page.getByRole('button', { name: 'Copy the link' });
  readonly mail = this.page.getByRole('button', { name: 'E-mail it to me' });
  readonly address = this.page.getByRole('textbox', { name: 'Your e-mail address' });
  readonly summary = this.page.getByRole('region', { name: 'Order summary' });
  readonly sheet = this.page.locator('body > article');
  readonly continue = this.page.getByRole('button', { name: /^Continue/ });

  async open(token: string): Promise<void> {
    await openTool(this.page, `/quote/${token}`);
  }

  /** Saves the quote at Review. */
  async saveAtReview(): Promise<void> {
    await this.fold.click();
    await this.save.click();
  }

  heading(name: string | RegExp): Locator {
    return this.page.getByRole('heading', { level: 1, name });
  }
}
