import { plural } from '../../../src/domain/words.ts';
import { definitions } from '../../settings/definitions.ts';
import { missingOfSeller } from '../../settings/seller.ts';
import { type Check, danger, problemsOr, unknown, warning } from '../check.ts';

export const companyCheck: Check = {
  id: 'company',
  title: 'Company',
  async run({ settings: { seller, vat, siteUrl, agencyEmail } }) {
    const isPlaceholder = agencyEmail.endsWith('@localhost');
    return problemsOr(
      [
        isPlaceholder && danger('Notices of orders reach nobody.', 'Set AGENCY_EMAIL.'),
        vat === null && warning('Pages don’t say whether prices include VAT.', 'Set VAT=included or VAT=excluded.'),
        ...missingOfSeller(seller).map((name) =>
          warning(`${name} is not set: ${definitions[name].about}`, `Set ${name}, if the law asks for it.`),
        ),
      ],
      `The company’s details and VAT are set${siteUrl ? ` for ${new URL(siteUrl).host}` : ''}.`,
    );
  },
};

export const claimsCheck: Check = {
  id: 'claims',
  title: 'Texts and claims',
  async run({ unconfirmed }) {
    if (unconfirmed === null) return [unknown('There are no built pages.', 'Build them: npm start does.')];
    return problemsOr(
      [
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
