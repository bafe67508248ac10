import { opening } from '../../src/domain/catalogue/opening.ts';
import { CommandError, runCommand } from '../platform/cli/command.ts';
import { commandLine } from '../platform/cli/commandLine.ts';
import { settingsOfInstallation } from '../platform/cli/installation.ts';
import { openDatabase } from '../platform/db/open.ts';
import { hasSellerNumber, missingSellerSettings } from '../platform/settings/seller.ts';
import type { Settings } from '../platform/settings/settings.ts';
import { findMissingInvoices, issueMissingInvoices } from './missingInvoices.ts';
import { describeIssued, describeMissing } from './missingInvoiceTexts.ts';

await runCommand({
  name: commandLine('issue-invoices'),
  about:
    'Lists the invoices and credit notes that payments, refunds and lost disputes lack, from before there were invoices. With --write, issues them: dated today, numbered in this year’s series, and without an e-mail to the buyer. The server may run meanwhile.',
  options: { write: { type: 'boolean', about: 'issues them; an issued document is never changed' } },
  async run({ values: { write } }) {
    const settings = settingsOfInstallation();
    await using database = await openDatabase(settings);
    const context = { settings, database, opening, now: () => new Date() };
    if (write) requireSeller(settings);
    if (write) return describeIssued(await issueMissingInvoices(context));
    return describeMissing(await findMissingInvoices(context), settings);
  },
});

/** @throws CommandError without what an invoice must say: Directive 2006/112/EC, article 226, and EN 16931, BR-CO-26 */
function requireSeller({ seller, vat }: Settings): void {
  const needed = missingSellerSettings(seller, vat).filter(
    (name) =>
      name === 'COMPANY_ADDRESS' ||
      (name === 'VAT_NUMBER' && vat !== null) ||
      (name === 'COMPANY_NUMBER' && !hasSellerNumber(seller, vat)),
  );
  if (needed.length === 0) return;
  throw new CommandError(
    `An invoice needs ${needed.join(' and ')}, and an issued one is never changed. Nothing was issued: set ${needed.length > 1 ? 'them' : 'it'} and run this again.`,
  );
}
