import { PageObject } from './pageObject.ts';
import { expect } from './test.ts';

/** Page object of the demo checkout. */
export class DemoCheckout extends PageObject {
  readonly pay = this.page.getByRole('button', { name: /^Pay/ });
  readonly decline = this.page.getByRole('button', { name: /decline/i });
  readonly cancel = this.page.getByRole('button', { name: /cancel/i });

  async isShown(amount: string): Promise<void> {
    await this.page.waitForURL(/\/demo-checkout\//);
    const main = this.page.getByRole('main');
    await expect(main).toContainText(amount);
    await expect(main).toContainText(/no card is charged/i);
  }
}
