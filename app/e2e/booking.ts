import { randomUUID } from 'node:crypto';
import type { Locator } from '@playwright/test';
import { PageObject } from './pageObject.ts';
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
export class Booking extends PageObject {
  readonly nextFree = this.page.getByRole('button', { name: /^Next free/ });
  readonly times = this.page.getByRole('radio').and(this.page.locator(':enabled'));
  readonly next = this.page.getByRole('button', { name: 'Next Step' });
  readonly name = this.page.getByRole('textbox', { name: 'Full Name' });
  readonly email = this.page.getByRole('textbox', { name: 'Email Address' });
  readonly confirm = this.page.getByRole('button', { name: /^(Confirm Booking|Booking\.\.\.)$/ });

  /** Opens the page and waits for hydration. */
  async open(): Promise<void> {
    await openTool(this.page, '/booking');
  }

  heading(name: string): Locator {
    return this.page.getByRole('heading', { level: 1, name });
  }

  /** Chooses the first free day and time. */
  async chooseFirst(): Promise<void> {
    await this.nextFree.click();
    await this.times.first().check();
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
