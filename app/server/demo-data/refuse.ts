import { CommandError } from '../cli/command.ts';
import type { Settings } from '../settings.ts';

/**
 * Refuses an installation that takes real payments or sends real e-mails: samples don't belong there.
 * @throws CommandError
 */
export function refuseOutsideDemo({ stripe, smtpUrl }: Pick<Settings, 'stripe' | 'smtpUrl'>): void {
  if (stripe === null && smtpUrl === null) return;
  const setting = stripe === null ? 'SMTP_URL' : 'STRIPE_SECRET_KEY';
  throw new CommandError(`${setting} is set. Samples go into an installation of their own, without it.`);
}
