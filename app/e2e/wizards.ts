import type { Locator, Page } from '@playwright/test';
import { defaultCatalogue } from '../src/domain/catalogue/defaultCatalogue.ts';
import type { ServiceId } from '../src/domain/catalogue/ids.ts';
import { PageObject } from './pageObject.ts';
import { expect } from './test.ts';
import { openTool } from './tool.ts';

const { services, trinityOptions } = defaultCatalogue;

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
abstract class Wizard extends PageObject {
  readonly heading = this.page.getByRole('heading', { level: 1 });
  readonly continue = this.page.getByRole('button', { name: /^(Continue|Review & Proceed)/ });
  readonly back = this.page.getByRole('button', { name: 'Back', exact: true });
  readonly startOver = this.page.getByRole('button', { name: 'Start Over' });
  readonly checkout = this.page.getByRole('button', { name: /Proceed to Checkout|Processing/ });
  readonly consultation = this.page.getByRole('button', { name: /Book a Consultation|Processing/ });
  readonly name = this.page.getByRole('textbox', { name: 'Your Name *' });
  readonly email = this.page.getByRole('textbox', { name: 'Your Email *' });
  /** Expands the optional fields: notes, keywords, systems, dashboards. */
  readonly more = this.page.locator('summary', { hasText: 'Tell us more, if you like' });
  readonly notes = this.page.getByRole('textbox', { name: 'Additional notes' });
  readonly keywords = this.page.getByRole('textbox', { name: 'Keywords' });
  readonly systems = this.page.getByRole('combobox', { name: 'Preferred systems' });
  readonly dashboards = this.page.getByRole('combobox', { name: 'Dashboards' });
  readonly notices = this.page.getByRole('region', { name: 'Notifications' });
  readonly summary = this.page.getByRole('region', { name: /^(Order summary|Your plan)$/ });
  readonly total = this.summary.getByRole('status');
  readonly stepper: Locator;

  /** @param name of the wizard, as in its stepper */
  constructor(page: Page, name: string) {
    super(page);
    this.stepper = page.getByRole('navigation', { name });
  }

  /** Opens it as a visitor who has answered it before. */
  protected async openWith(key: string, path: string, record: object): Promise<void> {
    const filling = await this.page.addInitScript(
      ([key, text]) => {
        sessionStorage.removeItem(key);
        localStorage.setItem(key, text);
      },
      [key, JSON.stringify({ version: 1, ...record })] as const,
    );
    await openTool(this.page, path);
    await filling.dispose();
  }

  /** The amount beside a label of the summary: "Deposit due today". */
  amount(label: string): Locator {
    const term = this.page.getByRole('term').filter({ hasText: label });
    return this.summary.locator('div', { has: term }).last().getByRole('definition').first();
  }

  abstract card(title: string): Locator;

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

/** Page object of the quick quote and of the package builder. */
class StepWizard extends Wizard {
  readonly #address: string;

  constructor(page: Page, address: string, name: string) {
    super(page, name);
    this.#address = address;
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
}

export class QuickQuote extends StepWizard {
  constructor(page: Page) {
    super(page, '/service/stepWizardPage', 'Quick quote');
  }

  /** Opens Review with a total of €1,980. */
  async openReview(): Promise<void> {
    const core = { solutionType: 'both', trinitySelectionId: 'trinity-core', selectedTier: 'full' };
    await this.openWith('quote-builder', '/service/stepWizardPage?step=review', {
      currentStep: 5,
      selectedIndustry: 'restaurant',
      ...core,
    });
    await this.isAt('Review');
  }
}

export class PackageBuilder extends StepWizard {
  constructor(page: Page) {
    super(page, '/quote-builder', 'Build your package');
  }

  async chooseServices(...ids: readonly ServiceId[]): Promise<void> {
    await this.choose(...ids.map((id) => services[id].name));
  }

  /** Opens it at Review with a brand and a campaign for €1,250. */
  async openReview(): Promise<void> {
    await this.open('?brand=premium&campaign=growth&industry=restaurant');
    await this.isAt('Review');
  }
}

/** Saved state of the planner; anything left out is unanswered. */
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
export class Planner extends Wizard {
  readonly slider = this.page.getByRole('slider', { name: 'The most you want to spend' });
  readonly amountField = this.page.getByRole('spinbutton', { name: /Amount in euro/ });
  readonly budgetBar = this.page.getByRole('meter', { name: 'Spent so far' });
  readonly fit = this.page.getByRole('button', { name: 'Fit my budget' });
  readonly plans = this.page.getByRole('main').getByRole('listitem').filter({ hasText: 'your goal' });

  constructor(page: Page) {
    super(page, 'Budget planner');
  }

  /** Opens a step as a new visitor. */
  async open(step = 1): Promise<void> {
    await openTool(this.page, `/step${step}`);
  }

  /** Opens a step as a returning visitor with industry, goals and a budget of €5,000. */
  async openSaved(step: number, plan: SavedPlan = {}): Promise<void> {
    await this.openWith('budget-planner', `/step${step}`, { currentStep: step, ...savedAnswers, ...plan });
  }

  /** A card, by its title, which a second line may follow. */
  card(title: string): Locator {
    const named = { name: new RegExp(`^${title}( |$)`) };
    return this.page.getByRole('radio', named).or(this.page.getByRole('checkbox', named));
  }
}
