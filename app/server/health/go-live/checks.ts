import type { Finding } from '../../../src/domain/contract/staff/health.ts';
import { type Check, type Installation, reasonOf, unknown } from './check.ts';
import { addressCheck, clockCheck, settingsCheck } from './checks/address.ts';
import { calendarsCheck } from './checks/calendars.ts';
import { claimsCheck, companyCheck, termsCheck } from './checks/content.ts';
import { mailCheck, senderCheck } from './checks/mail.ts';
import { paymentsCheck, webhookCheck } from './checks/money.ts';
import { backupCheck, bucketCheck, databaseCheck, diskCheck, secretCheck } from './checks/storage.ts';

/** Everything that must be right for real visitors, by what can be lost. `pnpm go-live` and the desk run the same list. */
export const checks: readonly Check[] = [
  databaseCheck,
  secretCheck,
  backupCheck,
  bucketCheck,
  paymentsCheck,
  webhookCheck,
  addressCheck,
  mailCheck,
  senderCheck,
  calendarsCheck,
  clockCheck,
  diskCheck,
  settingsCheck,
  companyCheck,
  termsCheck,
  claimsCheck,
];

/** Runs all checks at once. A check that fails itself is reported as unknown. */
export async function runChecks(installation: Installation): Promise<Finding[]> {
  const found = await Promise.all(
    checks.map(async ({ id, title, run }) => {
      const all = await run(installation).catch((error: unknown) => [unknown(`The check failed: ${reasonOf(error)}.`)]);
      return all.map((each) => ({ check: id, title, ...each }));
    }),
  );
  return found.flat();
}
