import { PageObject } from './pageObject.ts';

/** Page object of the newsletter form in the footer. */
export class NewsletterBlock extends PageObject {
  readonly block = this.page.getByRole('contentinfo').getByRole('region', { name: 'Subscribe to our Newsletter' });
  readonly email = this.block.getByRole('textbox', { name: 'E-mail' });
  readonly subscribe = this.block.getByRole('button', { name: 'Subscribe' });
}
