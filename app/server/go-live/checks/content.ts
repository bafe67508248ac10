import { plural } from '../../../src/domain/words.ts';
import { type Check, danger, problemsOr, unknown, warning } from '../check.ts';

export const companyCheck: Check = {
  id: 'company',
  title: 'Company',
  async run({ settings: { companyNumber, vatNumber, vat, siteUrl, agencyEmail } }) {
    const isPlaceholder = agencyEmail.endsWith('@localhost');
    return problemsOr(
      [
        isPlaceholder && danger('Notices of orders reach nobody.', 'Set AGENCY_EMAIL.'),
        vat === null && warning('Pages don’t say whether prices include VAT.', 'Set VAT=included or VAT=excluded.'),
        companyNumber === null &&
          warning('The footer has no company number.', 'Set COMPANY_NUMBER, if the law asks for it.'),
        vatNumber === null && warning('The footer has no VAT number.', 'Set VAT_NUMBER, if you have one.'),
      ],
      `Company number, VAT number and VAT are set${siteUrl ? ` for ${new URL(siteUrl).host}` : ''}.`,
    );
  },
};

export const claimsCheck: Check = {
  id: 'claims',
  title: 'Texts and claims',
  async run({ unconfirmed, outdated }) {
    if (unconfirmed === null) return [unknown('There are no built pages.', 'Build them: npm start does.')];
    return problemsOr(
      [
        ...outdated.map((words) => warning(words, 'Build the pages again: pnpm build:site')),
        unconfirmed.length > 0 &&
          warning(
            `${plural(unconfirmed.length, 'text or claim', 'texts and claims')} on published pages are not confirmed.`,
            'Run pnpm drafts, which lists them.',
          ),
      ],
      'Nothing on the pages is left to confirm.',
    );
  },
};
