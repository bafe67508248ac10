import { catalogue } from '../../domain/catalogue/given.ts';
import { termsOf } from '../../orders/terms.ts';
import { installation } from '../installation.ts';
import { paths } from '../links/paths.ts';
import type { PageContent } from '../page.ts';
import { site } from '../site.ts';

const { vat, country, terms: choices, contact = '', termsVersion, termsSince = '' } = installation;
const { name, seller } = site;
const { sections } = termsOf(catalogue, { name, seller, contact, country, vat, choices });

export const page: PageContent = {
  kind: 'legal',
  title: 'Terms of business',
  description:
    'What we agree on when you order: what you pay and when, what is included, how you cancel, and your rights as a consumer.',
  heading: 'What we agree on when you order.',
  lead: 'You accept these terms when you pay for an order. We attach them to the e-mail that confirms it, and keep them with your order, so later changes don’t affect it.',
  since: termsSince,
  sections: [
    ...sections.map(({ title, text }) => ({ kind: 'prose', title, text }) as const),
    {
      kind: 'action',
      title: 'Keep a copy of these terms.',
      lead: 'Save these terms as a PDF. If anything is unclear, ask us before you order.',
      action: { label: 'Save as PDF', to: `/terms/${termsVersion}.pdf` },
      secondaryAction: { label: 'Write to us', to: paths.contact },
    },
  ],
  open: [
    'A lawyer’s reading of the whole text, at /terms.',
    'The words about a consumer’s right to withdraw, at Review, in the terms, in the receipt and on /withdraw, which follow the model of Directive 2011/83/EU; and how you begin work within the 14 days.',
    'When the balance is due, what a customer who cancels gets back, and how many rounds of revision there are.',
    'Whether the terms should also say who owns the work, and limit liability: they say neither.',
    'Whether choosing a time for a consultation within the withdrawal period is enough of a request for it.',
    'Whether you sell to businesses in other EU countries: the site never states reverse charge, so your accountant credits such an invoice and issues it again.',
    'What happens to the fee of a consultation that the customer cancels or misses.',
  ],
};
