import type { APIRequestContext, Locator } from '@playwright/test';
import { totp } from '../server/testing/staff.ts';
import { openAccount, password } from './account.ts';
import { PageObject } from './pageObject.ts';
import { owners, type Site } from './site.ts';
import { expect } from './test.ts';

export const owner: string = owners[0];

/** Options of tests on the desk. */
export const onDesk = { alsoStored: /^staff\./, ownContext: true } as const;

/** Page object of the desk. */
export class DeskPage extends PageObject {
  readonly email = this.page.getByRole('textbox', { name: 'E-mail' });
  readonly password = this.page.getByLabel('Password', { exact: true });
  readonly logIn = this.page.getByRole('button', { name: 'Log in', exact: true });
  /** The heading of Today. */
  readonly today = this.heading(/needs? you/);

  heading(name: string | RegExp): Locator {
    return this.page.getByRole('heading', { level: 1, name });
  }

  button(name: string | RegExp): Locator {
    return this.page.getByRole('button', { name });
  }

  /** Opens an account for the owner, and logs in to the desk with its password. */
  async enter(request: APIRequestContext, site: Site, email = owner): Promise<void> {
    await openAccount(request, site, email);
    await this.page.goto('/desk');
    await this.logInWithPassword(email);
  }

  /** Enters as an owner who sets up an authenticator app, up to Today. @returns as `setUpApp` */
  async enterWithApp(request: APIRequestContext, site: Site, email = owner): ReturnType<DeskPage['setUpApp']> {
    await this.enter(request, site, email);
    const app = await this.setUpApp();
    await expect(this.today).toBeVisible();
    return app;
  }

  async logInWithPassword(email = owner): Promise<void> {
    await this.email.fill(email);
    await this.password.fill(password);
    await this.logIn.click();
  }

  /** Sets up an authenticator app. @returns a generator of its codes, and the recovery codes */
  async setUpApp(): Promise<{ code: () => string; recoveryCodes: readonly string[] }> {
    await this.page.getByLabel('Your password, again').fill(password);
    await this.button('Set up an authenticator app').click();
    await expect(this.page.getByRole('img', { name: /^QR code/ })).toBeVisible();
    const key = (await this.page.getByText(/^[A-Z2-7]{20,}$/).textContent()) ?? '';
    const recoveryCodes = await this.page.getByRole('listitem').allTextContents();
    const code = () => totp(`otpauth://totp/desk?secret=${key}`);
    await this.page.getByLabel('Code from the app').fill(code());
    await this.button(/Continue$/).click();
    return { code, recoveryCodes };
  }

  /** Presses G and the key of a place at once: a slow machine would press the second one too late. */
  async goByKeys(key: string): Promise<void> {
    await this.page.evaluate(
      (keys) => {
        for (const key of keys) document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
      },
      ['g', key],
    );
  }

  async logOut(): Promise<void> {
    await this.button('Log out').click();
    await expect(this.heading('Log in to the desk')).toBeVisible();
  }
}
