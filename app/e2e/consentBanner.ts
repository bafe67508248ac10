import type { Locator } from '@playwright/test';
import { PageObject } from './pageObject.ts';

/** Page object of the consent banner. */
export class ConsentBanner extends PageObject {
  readonly region = this.page.getByRole('region', { name: 'Welcome to the consent management of Trinity Works' });
  readonly reject = this.page.getByRole('button', { name: 'Reject All' });
  readonly accept = this.page.getByRole('button', { name: 'Accept All' });
  readonly save = this.page.getByRole('button', { name: 'Save Settings' });

  /** Expands the switches and Save Settings, if they aren't there from the start. */
  async unfold(): Promise<void> {
    await this.region.waitFor();
    if (!(await this.save.isVisible())) await this.region.getByText('Choose one by one').click();
  }

  /** One of the four switches, in the banner or on the page. */
  purpose(name: string): Locator {
    return this.page.getByRole('switch', { name });
  }

  more(name: string): Locator {
    return this.page.getByRole('button', { name: `Show More ${name}` });
  }
}
