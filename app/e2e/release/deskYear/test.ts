import type { APIRequestContext, Browser, Page } from '@playwright/test';
import { type MailServer, mailServer } from '../../../server/testing/mailServer.ts';
import { order } from '../../../server/testing/request.ts';
import { sendStripeEvent, webhookSecret } from '../../../server/testing/stripeEvents.ts';
import { StripeFake } from '../../../server/testing/stripeFake.ts';
import { type WebhookReceiver, webhookReceiver } from '../../../server/testing/webhookReceiver.ts';
import { checkDark, checkScreen } from '../../axe.ts';
import { outbox, storedEmail } from '../../database.ts';
import { type DeskPage, onDesk, owner } from '../../deskPage.ts';
import type { Site } from '../../site.ts';
import { test as base, expect } from '../../test.ts';

/** The agency's address, and the mistyped one that the settings have at first. */
export const office = 'office@agency.example';
export const mistypedOffice = 'ofice@agency.example';

/** Local stand-ins for the services that the site uses. */
interface World {
  stripe: StripeFake;
  stripeSettings: Record<string, string>;
  mail: MailServer;
  program: WebhookReceiver;
}

/** The site with a fake of Stripe, a mail server, and a program that is told of events. */
export const test = base.extend<object, { world: World }>({
  world: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from this pattern
    async ({}, use) => {
      const [stripe, mail, program] = [new StripeFake(), await mailServer(), await webhookReceiver()];
      mail.unknown.add(mistypedOffice);
      await use({ stripe, stripeSettings: await stripe.listen(), mail, program });
      await Promise.all([stripe.close(), mail.close(), program.close()]);
    },
    { scope: 'worker' },
  ],
  settings: ({ world }, use) =>
    use({
      ADMIN_EMAILS: owner,
      AGENCY_EMAIL: mistypedOffice,
      SMTP_URL: world.mail.url,
      MAIL_FROM: 'Trinity Works <hello@agency.example>',
      ...world.stripeSettings,
      STRIPE_WEBHOOK_SECRET: webhookSecret,
      WEBHOOK_TARGETS: 'any',
    }),
  site: async ({ site, world }, use) => {
    site.emails = () => world.mail.taken.map(storedEmail);
    await use(site);
  },
});
test.use(onDesk);

export { expect };

/** What each chapter of the year uses. */
export interface Year {
  browser: Browser;
  /** The owner's browser, and the desk in it. */
  page: Page;
  desk: DeskPage;
  request: APIRequestContext;
  site: Site;
  world: World;
}

/** Checks a screen of the desk as it is now. */
export async function look(page: Page, name: string): Promise<void> {
  await checkScreen(page, name);
  await checkDark(page, name);
  await page.emulateMedia({ colorScheme: 'light' });
}

/** Sends an event from Stripe, dated now. */
export const sendEvent = ({ site }: Year, type: string, object: object) =>
  sendStripeEvent({ url: site.url, clock: { now: new Date() } }, type, object);

/** Pays a session. @returns the object of Stripe's event */
export function pay({ world }: Year, session: string): object {
  const { payment_intent, ...paid } = world.stripe.pay(session);
  return { ...paid, payment_intent: payment_intent?.id };
}

/** Places the example order, and pays its deposit of €396. @returns its session */
export async function placeOrder(year: Year, buyer: { name: string; email: string }): Promise<string> {
  const { body } = await order(year.site, buyer);
  const session = String(body.id);
  await sendEvent(year, 'checkout.session.completed', pay(year, session));
  return session;
}

/** A payment in the order on the desk: "Deposit", "€396". */
export const paymentOf = (page: Page, name: string, amount: string) =>
  page
    .getByRole('region', { name: 'Payments' })
    .getByRole('listitem')
    .filter({ hasText: new RegExp(`^${name}`) })
    .filter({ has: page.getByText(amount, { exact: true }) });

/** Waits for an e-mail. @returns its text */
export async function mailTo({ site }: Year, to: string, subject: RegExp): Promise<string> {
  const found = async () => (await outbox(site)).findLast((mail) => mail.to === to && subject.test(mail.subject));
  // An e-mail that can be undone is held for a while.
  await expect.poll(found, { message: `${subject} to ${to}`, timeout: 120_000 }).toBeDefined();
  return (await found())?.text ?? '';
}
