import type { Locator, Page } from '@playwright/test';
import { outbox } from './database.ts';
import type { Site } from './site.ts';
import { expect } from './test.ts';

/** Page object of the newsletter form in the footer. */
export class NewsletterBlock {
  readonly block: Locator;
  readonly email: Locator;
  readonly subscribe: Locator;

  constructor(page: Page) {
    this.block = page.getByRole('contentinfo').getByRole('region', { name: 'Subscribe to our Newsletter' });
    this.email = this.block.getByRole('textbox', { name: 'E-mail' });
    this.subscribe = this.block.getByRole('button', { name: 'Subscribe' });
  }
}

/** The path of the link in the latest e-mail to an address, by the start of its subject. */
export async function linkInMail(site: Site, email: string, subject: string): Promise<string> {
  let path = '';
  await expect
    .poll(async () => {
      const mails = (await outbox(site)).filter((mail) => mail.to === email && mail.subject.startsWith(subject));
      path = /https?:\/\/[^/\s]+(\/newsletter\/\S+)/.exec(mails.at(-1)?.text ?? '')?.[1] ?? '';
      return path;
    })
    .not.toBe('');
  return path;
}
