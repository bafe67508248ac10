import type { Locator, Page } from '@playwright/test';
import { expect } from './test.ts';
import { openTool } from './tool.ts';

/** Saved planner state for a test; anything left out is unanswered. */
export interface SavedPlan {
  industry?: string;
  goals?: readonly string[];
  budget?: number | null;
  platform?: string;
  solutions?: readonly string[];
  dashboards?: readonly string[];
  path?: string;
}

const savedAnswers: SavedPlan = { industry: 'retail', goals: ['brand', 'customers'], budget: 5000 };

/** Page object of the planner. */
export class Planner {
  readonly page: Page;
  readonly continue: Locator;
  readonly back: Locator;
  readonly startOver: Locator;
  readonly slider: Locator;
  readonly amountField: Locator;
  readonly budgetBar: Locator;
  readonly fit: Locator;
  readonly plans: Locator;
  readonly summary: Locator;
  readonly total: Locator;
  readonly name: Locator;
  readonly email: Locator;
  readonly notices: Locator;

  constructor(page: Page) {
    this.page = page;
    this.continue = page.getByRole('button', { name: /^(Continue|Review & Proceed)$/ });
    this.back = page.getByRole('button', { name: 'Back', exact: true });
    this.startOver = page.getByRole('button', { name: 'Start Over' });
    this.slider = page.getByRole('slider', { name: 'The most you want to spend' });
    this.amountField = page.getByRole('spinbutton', { name: /Amount in euro/ });
    this.budgetBar = page.getByRole('meter', { name: 'Spent so far' });
    this.fit = page.getByRole('button', { name: 'Fit my budget' });
    this.plans = page.getByRole('main').getByRole('listitem').filter({ hasText: 'your goal' });
    this.summary = page.getByRole('region', { name: 'Your plan', exact: true });
    this.total = this.summary.getByRole('status');
    this.name = page.getByRole('textbox', { name: 'Your Name *' });
    this.email = page.getByRole('textbox', { name: 'Your Email *' });
    this.notices = page.getByRole('region', { name: 'Notifications' });
  }

  /** Opens a step as a new visitor. */
  async open(step = 1): Promise<void> {
    await openTool(this.page, `/step${step}`);
  }

  /** Opens a step as a returning visitor with industry, goals and a budget of €5,000. */
  async openSaved(step: number, plan: SavedPlan = {}): Promise<void> {
    const record = { version: 1, currentStep: step, ...savedAnswers, ...plan };
    await this.page.addInitScript((text) => {
      if (sessionStorage.getItem('budget-planner') === null) localStorage.setItem('budget-planner', text);
    }, JSON.stringify(record));
    await this.open(step);
  }

  /** A card, by its title, which a second line may follow. */
  card(title: string): Locator {
    const named = { name: new RegExp(`^${title}( |$)`) };
    return this.page.getByRole('radio', named).or(this.page.getByRole('checkbox', named));
  }

  /** A path card, by its title and button text. */
  path(title: string): Locator {
    return this.page.getByRole('radio', { name: new RegExp(`^${title} `) });
  }

  async choose(...titles: string[]): Promise<void> {
    for (const title of titles) await this.card(title).check();
    await this.continue.click();
  }

  async setBudget(euro: number): Promise<void> {
    await this.amountField.fill(String(euro));
    await this.amountField.blur();
  }

  async isAt(step: number, label: string): Promise<void> {
    await expect(this.page).toHaveURL(new RegExp(`/step${step}$`));
    await expect(
      this.page.getByRole('navigation', { name: 'Budget planner' }).locator('[aria-current=step]'),
    ).toContainText(label);
  }
}
