import type { APIRequestContext, Locator } from '@playwright/test';
import { outbox } from './database.ts';
import { PageObject } from './pageObject.ts';
import type { Site } from './site.ts';
import { expect } from './test.ts';

export const password = 'quiet harbour lantern';

/** The path of the link in the latest e-mail to an address, by the start of its subject. */
export async function linkInMail(site: Site, email: string, subject: string): Promise<string> {
  let path = '';
  await expect
    .poll(async () => {
      const mails = (await outbox(site)).filter((mail) => mail.to === email && mail.subject.startsWith(subject));
      path = /https?:\/\/[^/\s]+(\/[\w-]+\?token=\S+|\/newsletter\/\S+)/.exec(mails.at(-1)?.text ?? '')?.[1] ?? '';
      return path;
    })
    .not.toBe('');
  return path;
}

/** Creates an account by API, without logging in. */
export async function openAccount(request: APIRequestContext, site: Site, email: string): Promise<void> {
  const post = async (path: string, data: object) => {
    // Hashing a password takes a busy machine long.
    const options = { data, headers: { origin: site.url }, timeout: 120_000 };
    expect((await request.post(site.url + path, options)).ok()).toBe(true);
  };
  await post('/api/auth/sign-up/email', { name: 'Ann Byrne', email, password });
  const token = (await linkInMail(site, email, 'Please confirm')).split('token=')[1];
  await post('/api/auth/verify-email', { token, password });
  await post('/api/auth/sign-out', {});
}

/** Page object of the account pages. */
export class Account extends PageObject {
  readonly header = this.page.getByRole('banner');
  readonly email = this.page.getByRole('main').getByRole('textbox', { name: 'Your e-mail address' });
  readonly password = this.page.getByRole('main').getByRole('textbox', { name: 'Password', exact: true });
  readonly logIn = this.page.getByRole('main').getByRole('button', { name: 'Log in' });
  readonly submit = this.page.locator('main form button[type=submit]');

  heading(name: string): Locator {
    return this.page.getByRole('heading', { level: 1, name });
  }

  /** A visible button or link in the header. */
  inHeader(name: string): Locator {
    return this.header
      .getByRole('link', { name, exact: true })
      .or(this.header.getByRole('button', { name, exact: true }));
  }

  /** Logs in and waits for the next page. */
  async login(email: string, secret = password): Promise<void> {
    await this.page.goto('/Login');
    await this.email.fill(email);
    await this.password.fill(secret);
    await this.logIn.click();
    await expect(this.heading('Hello, Ann')).toBeVisible();
  }

  /** Opens a dashboard page from the menu. */
  async go(name: string): Promise<void> {
    await this.page.getByRole('navigation', { name: 'Dashboard' }).getByRole('link', { name }).click();
  }
}
