import { randomUUID } from 'node:crypto';
import type { Locator, Page } from '@playwright/test';
import { expect } from './test.ts';
import { openTool } from './tool.ts';

export interface Visitor {
  name: string;
  email: string;
}

export const ann: Visitor = { name: 'Ann Byrne', email: 'ann.caller@example.ie' };

/** A visitor with their own address, because one address can have few upcoming consultations. */
const newVisitor = (): Visitor => ({ name: 'Ann Byrne', email: `ann.${randomUUID().slice(0, 8)}@example.ie` });

/** Page object of the booking page. */
export class Booking {
  readonly page: Page;
  readonly nextFree: Locator;
  readonly times: Locator;
  readonly next: Locator;
  readonly name: Locator;
  readonly email: Locator;
  readonly confirm: Locator;
  readonly back: Locator;

  constructor(page: Page) {
    this.page = page;
    this.nextFree = page.getByRole('button', { name: /^Next free/ });
    this.times = page.getByRole('radio').and(page.locator(':enabled'));
    this.next = page.getByRole('button', { name: 'Next Step' });
    this.name = page.getByRole('textbox', { name: 'Full Name' });
    this.email = page.getByRole('textbox', { name: 'Email Address' });
    this.confirm = page.getByRole('button', { name: /^(Confirm Booking|Booking\.\.\.)$/ });
    this.back = page.getByRole('button', { name: 'Go Back' });
  }

  /** Opens the page and waits for hydration. */
  async open(query = ''): Promise<void> {
    await openTool(this.page, `/booking${query}`);
  }

  heading(name: string): Locator {
    return this.page.getByRole('heading', { level: 1, name });
  }

  /** Chooses the first free day and time, and returns its label, "9:00 AM". */
  async chooseFirst(): Promise<string> {
    await this.nextFree.click();
    await this.times.first().check();
    const label = await this.page
      .getByRole('radio', { checked: true })
      .evaluate((radio) => radio.closest('label')?.textContent);
    return label ?? '';
  }

  async toDetails(): Promise<void> {
    await this.chooseFirst();
    await this.next.click();
    await expect(this.heading('Confirm Your Booking')).toBeVisible();
  }

  async fillIn({ name, email }: Visitor): Promise<void> {
    await this.name.fill(name);
    await this.email.fill(email);
  }

  /** Books from the calendar to the confirmation. */
  async book(who: Visitor = newVisitor()): Promise<void> {
    await this.open();
    await this.toDetails();
    await this.confirmFor(who);
  }

  /** Fills in the details and books. */
  async confirmFor(who: Visitor = newVisitor()): Promise<void> {
    await this.fillIn(who);
    await this.confirm.click();
    await expect(this.heading('Booking Confirmed!')).toBeVisible();
  }

  /** Opens the manage page from the confirmation. */
  async manage(): Promise<void> {
    await this.page.getByRole('link', { name: 'Move or cancel this consultation' }).click();
    await expect(this.heading('Your consultation')).toBeVisible();
    await expect(this.page.getByRole('button', { name: 'Cancel the consultation' })).toBeVisible();
  }
}
