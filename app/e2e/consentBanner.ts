import type { Locator, Page } from '@playwright/test';

/** Page object of the consent banner. */
export class ConsentBanner {
  readonly region: Locator;
  readonly reject: Locator;
  readonly accept: Locator;
  readonly save: Locator;
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
    this.region = page.getByRole('region', { name: 'Welcome to the consent management of Trinity Works' });
    this.reject = page.getByRole('button', { name: 'Reject All' });
    this.accept = page.getByRole('button', { name: 'Accept All' });
    this.save = page.getByRole('button', { name: 'Save Settings' });
  }

  /** Expands the switches and Save Settings, if they aren't there from the start. */
  async unfold(): Promise<void> {
    await this.region.waitFor();
    if (!(await this.save.isVisible())) await this.region.getByText('Choose one by one').click();
  }

  /** One of the four switches, in the banner or on the page. */
  purpose(name: string): Locator {
    return this.#page.getByRole('switch', { name });
  }

  more(name: string): Locator {
    return this.#page.getByRole('button', { name: `Show More ${name}` });
  }
}
