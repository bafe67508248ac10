import { PageObject } from './pageObject.ts';
import { openTool } from './tool.ts';

export const exampleMessage = {
  name: 'Ann Byrne',
  message: 'We open a café in March.\n\nCan you help us with the website?',
};

/** Page object of the contact form, rendered by the page or, without scripts, by the server. */
export class ContactForm extends PageObject {
  readonly name = this.page.getByRole('main').getByRole('textbox', { name: 'Your name' });
  readonly email = this.page.getByRole('main').getByRole('textbox', { name: 'Your e-mail address' });
  readonly message = this.page.getByRole('main').getByRole('textbox', { name: 'Your message' });
  readonly send = this.page.getByRole('button', { name: 'Send message' });
  readonly thanks = this.page.getByRole('heading', { level: 1, name: 'Thank you. We’ve got your message.' });

  async open(): Promise<void> {
    await openTool(this.page, '/contact-us');
  }

  async fillIn(email: string): Promise<void> {
    await this.name.fill(exampleMessage.name);
    await this.email.fill(email);
    await this.message.fill(exampleMessage.message);
  }
}
