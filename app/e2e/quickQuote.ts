import type { Page } from '@playwright/test';
import { WizardPage } from './wizardPage.ts';

export { ann, type Customer } from './wizardPage.ts';

export const address = '/service/stepWizardPage';

/** Page object of the quick quote. */
export class QuickQuote extends WizardPage {
  constructor(page: Page) {
    super(page, address, 'Quick quote');
  }

  /** Opens Review with a total of €1,980. */
  async openReview(): Promise<void> {
    await this.open('?solution=both&trinity=trinity-core&tier=full');
    await this.isAt('Industry');
    await this.choose('Restaurant');
    await this.choose('Trinity Core');
    await this.choose('Full System');
    await this.isAt('Review');
  }
}
