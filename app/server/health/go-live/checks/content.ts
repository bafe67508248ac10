import { readClock } from '../../../../src/domain/booking/clock.ts';
import { opening } from '../../../../src/domain/catalogue/opening.ts';
import { formatDate } from '../../../../src/domain/dates.ts';
import { describeRates } from '../../../../src/domain/invoice/words.ts';
import { plural } from '../../../../src/domain/words.ts';
import { placeOf } from '../../../platform/settings/onDesk.ts';
import { hasSellerNumber, missingSellerSettings } from '../../../platform/settings/seller.ts';
import { type Check, danger, problemsOr, unknown, warning } from '../check.ts';

export const companyCheck: Check = {
  id: 'company',
  title: 'Company',
  async run({ settings: { seller, vat, vatRates, siteUrl, agencyEmail } }) {
    const numbered = hasSellerNumber(seller, vat);
    const isPlaceholder = agencyEmail.endsWith('@localhost');
    return problemsOr(
      [
        isPlaceholder && danger('Notices of orders reach nobody.', 'Set AGENCY_EMAIL.'),
        vat === null &&
          warning('Pages don’t say whether prices include VAT.', 'Set VAT to included, excluded or none.'),
        !numbered &&
          danger(
            'Electronic invoices aren’t valid: they name us by no number.',
            'Set COMPANY_NUMBER, or VAT and VAT_NUMBER if you are registered.',
          ),
        ...missingSellerSettings(seller, vat)
          .filter((name) => numbered || name !== 'COMPANY_NUMBER')
          .map((name) => warning(`Not set: ${placeOf(name)?.name}.`, `Set ${name}, if the law asks for it.`)),
      ],
      `The company’s details are set${siteUrl ? ` for ${new URL(siteUrl).host}` : ''}. VAT: ${vat === 'none' ? 'none' : describeRates(vatRates)}.`,
    );
  },
};

/** What the build left to confirm about the terms, and about a consumer's right to withdraw. */
const isAboutTerms = (open: string) => open.startsWith('src/content/pages/terms.ts:');

export const termsCheck: Check = {
  id: 'terms',
  title: 'Terms of business',
  async run({ settings: { termsConfirmed }, database, unconfirmed }) {
    if (unconfirmed === null) return [unknown('There are no built pages.', 'Build them: npm start does.')];
    if (termsConfirmed === null)
      return problemsOr(
        unconfirmed
          .filter(isAboutTerms)
          .map((what) =>
            warning(
              `Not confirmed: ${what.slice(what.indexOf(': ') + 2)}`,
              'Once all of these are settled, set TERMS_CONFIRMED to that day.',
            ),
          ),
        'The terms are confirmed.',
      );
    const terms = await database
      .selectFrom('terms')
      .select('since')
      .orderBy('since', 'desc')
      .limit(1)
      .executeTakeFirst();
    const since = terms ? readClock(Date.parse(terms.since), opening.timeZone).day : '';
    return problemsOr(
      [
        since > termsConfirmed &&
          warning(
            `The terms changed on ${formatDate(since)}, after your lawyer had read them.`,
            'Have the change read, then set TERMS_CONFIRMED to that day.',
          ),
      ],
      `The terms are confirmed as of ${formatDate(termsConfirmed)}.`,
    );
  },
};

export const claimsCheck: Check = {
  id: 'claims',
  title: 'Texts and claims',
  async run(installation) {
    if (installation.unconfirmed === null) return [unknown('There are no built pages.', 'Build them: npm start does.')];
    const isClaim = (open: string) => open.startsWith('src/content/marketingClaims.ts:');
    const unconfirmed = installation.unconfirmed.filter((open) => !isAboutTerms(open) && !isClaim(open));
    return problemsOr(
      [
        installation.settings.claims === null &&
          installation.unconfirmed.some(isClaim) &&
          warning('Pages show figures that only you can prove.', 'Set CLAIMS to proven, or to hidden.'),
        unconfirmed.length > 0 &&
          warning(
            `${plural(unconfirmed.length, 'text or claim', 'texts and claims')} on published pages are not confirmed.`,
            'Run pnpm drafts in the sources: it lists them.',
          ),
      ],
      'Nothing on the pages is left to confirm.',
    );
  },
};
