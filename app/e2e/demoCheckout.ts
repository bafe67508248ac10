import type { Locator, Page } from '@playwright/test';
import { expect } from './test.ts';

/** Page object of the demo checkout. */
export class DemoCheckout {
  readonly pay: Locator;
  readonly decline: Locator;
  readonly cancel: Locator;
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
    this.pay = page.getByRole('button', { name: /^Pay/ });
    this.decline = page.getByRole('button', { name: /decline/i });
    this.cancel = page.getByRole('button', { name: /cancel/i });
  }

  async isShown(amount: string): Promise<void> {
    await this.#page.waitForURL(/\/demo-checkout\//);
    const main = this.#page.getByRole('main');
    await expect(main).toContainText(amount);
    await expect(main).toContainText(/no card is charged/i);
  }
}
