import type { Page } from '@playwright/test';
import { type ServiceId, services } from '../src/domain/catalogue/services.ts';
import { WizardPage } from './wizardPage.ts';

export const address = '/quote-builder';

/** Page object of the package builder. */
export class PackageBuilder extends WizardPage {
  constructor(page: Page) {
    super(page, address, 'Build your package');
  }

  async chooseServices(...ids: readonly ServiceId[]): Promise<void> {
    await this.choose(...ids.map((id) => services[id].name));
  }

  /** Opens it at Review with a brand and a campaign for €1,250. */
  async openReview(): Promise<void> {
    await this.open('?brand=premium&campaign=growth');
    await this.isAt('Industry');
    await this.choose('Restaurant');
    await this.choose('Premium Brand Identity');
    await this.choose('Growth Campaign');
    await this.isAt('Review');
  }
}
