import type { Locator, Page } from '@playwright/test';
import { trinityOptions } from '../src/domain/catalogue/trinity.ts';
import { expect } from './test.ts';
import { openTool } from './tool.ts';

export interface Customer {
  name: string;
  email: string;
}

export const ann: Customer = { name: 'Ann Byrne', email: 'ann.byrne@example.ie' };

/** "Know where your money goes Expense Manager · What goes out, and where", for "Expense Manager". */
function cardName(title: string): string {
  const system = Object.values(trinityOptions).find(({ name }) => name === title);
  return system?.outcome ? `${system.outcome} ${title} · ${system.description}` : title;
}

/** Page object of a wizard. */
export class WizardPage {
  readonly page: Page;
  readonly continue: Locator;
  readonly back: Locator;
  readonly startOver: Locator;
  readonly checkout: Locator;
  readonly name: Locator;
  readonly email: Locator;
  /** Expands the optional fields: notes, keywords, systems, dashboards. */
  readonly more: Locator;
  readonly notes: Locator;
  readonly keywords: Locator;
  readonly systems: Locator;
  readonly dashboards: Locator;
  readonly summary: Locator;
  readonly total: Locator;
  readonly consultation: Locator;
  readonly heading: Locator;
  readonly #address: string;
  readonly stepper: Locator;

  /** @param name of the wizard, as in its stepper */
  constructor(page: Page, address: string, name: string) {
    this.page = page;
    this.#address = address;
    this.stepper = page.getByRole('navigation', { name });
    this.heading = page.getByRole('heading', { level: 1 });
    this.continue = page.getByRole('button', { name: /^Continue/ });
    this.back = page.getByRole('button', { name: 'Back', exact: true });
    this.startOver = page.getByRole('button', { name: 'Start Over' });
    this.checkout = page.getByRole('button', { name: /Proceed to Checkout|Processing/ });
    this.name = page.getByRole('textbox', { name: 'Your Name *' });
    this.email = page.getByRole('textbox', { name: 'Your Email *' });
    this.more = page.locator('summary', { hasText: 'Tell us more, if you like' });
    this.notes = page.getByRole('textbox', { name: 'Additional notes' });
    this.keywords = page.getByRole('textbox', { name: 'Keywords' });
    this.systems = page.getByRole('combobox', { name: 'Preferred systems' });
    this.dashboards = page.getByRole('combobox', { name: 'Dashboards' });
    this.summary = page.getByRole('region', { name: 'Order summary' });
    this.consultation = page.getByRole('button', { name: /Book a Consultation|Processing/ });
    this.total = this.summary.getByRole('status');
  }

  /** Opens the wizard and waits for hydration. */
  async open(query = ''): Promise<void> {
    await openTool(this.page, this.#address + query);
  }

  /** A card, by its title, or by the name of its Trinity system, which comes after the outcome. */
  card(title: string): Locator {
    const named = { name: cardName(title), exact: true };
    return this.page.getByRole('radio', named).or(this.page.getByRole('checkbox', named));
  }

  /** The amount beside a label of the summary: "Deposit due today". */
  amount(label: string): Locator {
    const term = this.page.getByRole('term').filter({ hasText: label });
    return this.summary.locator('div', { has: term }).last().getByRole('definition').first();
  }

  async choose(...titles: string[]): Promise<void> {
    for (const title of titles) await this.card(title).check();
    await this.continue.click();
  }

  async isAt(step: string): Promise<void> {
    await expect(this.stepper.locator('[aria-current=step]')).toContainText(step);
  }

  async fillIn({ name, email }: Customer): Promise<void> {
    await this.name.fill(name);
    await this.email.fill(email);
  }
}
