import type { Locator, Page } from '@playwright/test';
import { openTool } from './tool.ts';

export const exampleMessage = {
  name: 'Ann Byrne',
  message: 'We open a café in March.\n\nCan you help us with the website?',
};

/** Page object of the contact form, rendered by the page or, without scripts, by the server. */
export class ContactForm {
  readonly page: Page;
  readonly name: Locator;
  readonly email: Locator;
  readonly message: Locator;
  readonly send: Locator;
  readonly thanks: Locator;

  constructor(page: Page) {
    const main = page.getByRole('main');
    this.page = page;
    this.name = main.getByRole('textbox', { name: 'Your name' });
    this.email = main.getByRole('textbox', { name: 'Your e-mail address' });
    this.message = main.getByRole('textbox', { name: 'Your message' });
    this.send = main.getByRole('button', { name: 'Send message' });
    this.thanks = page.getByRole('heading', { level: 1, name: 'Thank you. We’ve got your message.' });
  }

  async open(query = ''): Promise<void> {
    await openTool(this.page, `/contact-us${query}`);
  }

  async fillIn(email: string): Promise<void> {
    await this.name.fill(exampleMessage.name);
    await this.email.fill(email);
    await this.message.fill(exampleMessage.message);
  }
}
