import { stripeDispute } from '../../../server/testing/stripeEvents.ts';
import { findings } from '../../axe.ts';
import { expect, look, mailTo, office, paymentOf, sendEvent, type Year } from './test.ts';

const day = 24 * 3_600_000;

/** Part of the deposit goes back; it is on its way until Stripe says so. */
export async function refundInPart(year: Year, email: string, session: string): Promise<void> {
  const { page } = year;
  await paymentOf(page, 'Deposit', '€396').getByRole('button', { name: 'Refund' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Amount in euro').fill('96');
  await dialog.getByLabel('Reason, for your records').fill('Goodwill');
  await dialog.getByRole('button', { name: 'Refund €96' }).click();
  const refund = page.getByRole('listitem').filter({ hasText: 'Refund of €96: Goodwill' });
  await expect(refund).toContainText('On its way');
  expect(year.world.stripe.refunds).toMatchObject([{ payment_intent: `pi_${session}`, amount: 9_600 }]);
  await sendEvent(year, 'charge.refunded', {
    object: 'charge',
    payment_intent: `pi_${session}`,
    amount_refunded: 9_600,
  });
  await expect(refund).toContainText('Refunded');
  await mailTo(year, email, /^Your refund from Trinity Works: €96 /);
  await mailTo(year, office, /^Refunded: €96 of €396/);
}

/** What was due arrives at the bank. */
export async function noteTransfer({ page, desk }: Year, buyer: string): Promise<void> {
  await page.goto('/desk/orders');
  await page.getByRole('link', { name: buyer }).click();
  await desk.button('Mark as paid by transfer').click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Amount in euro').fill('1584');
  await dialog.getByLabel('Day it arrived').fill('2026-01-15');
  await dialog.getByLabel('Reference on the bank statement').fill('WALSH 1584');
  await dialog.getByRole('button', { name: 'Enter €1,584 as paid' }).click();
  await expect(paymentOf(page, 'Payment by transfer', '€1,584')).toBeVisible();
}

/** A dispute is seen on Today with its last day and its page in Stripe; that it was won is on the order and in an e-mail. */
export async function seeDispute(year: Year, order: RegExp, session: string): Promise<void> {
  const { page, world } = year;
  const now = Date.now();
  const due = new Date(now + 10 * day);
  const told = (status: string) =>
    stripeDispute(`pi_${session}`, status, {
      amount: 58_400,
      created: Math.floor(now / 1000),
      evidence_details: { due_by: Math.floor(due.getTime() / 1000) },
    });
  await sendEvent(year, 'charge.dispute.created', told('needs_response'));
  await page.goto('/desk');
  const risk = page.getByRole('region', { name: 'Money at risk' });
  const need = risk.getByRole('listitem').filter({ hasText: order });
  await expect(need).toContainText('€584 disputed');
  const format = new Intl.DateTimeFormat('en-IE', { dateStyle: 'long', timeZone: 'Europe/Dublin' });
  await expect(need).toContainText(`Fraudulent · answer in Stripe by ${format.format(due)}`);
  const inStripe = { name: 'Open the payment' };
  const where = `https://dashboard.stripe.com/test/payments/pi_${session}`;
  await expect(need.getByRole('link', inStripe)).toHaveAttribute('href', where);
  expect(await findings(page)).toEqual([]);
  await need.getByRole('link', { name: order }).click();
  const dispute = page.getByRole('region', { name: 'Dispute' });
  await expect(dispute).toContainText('€584');
  await expect(dispute).toContainText('You answer a dispute in Stripe, not here');
  await expect(dispute.getByRole('link', inStripe)).toHaveAttribute('href', where);
  await look(page, 'an order in dispute');
  expect(await mailTo(year, office, /^Action needed: a payment is disputed: €584/)).toContain(where);

  await sendEvent(year, 'charge.dispute.closed', told('won'));
  const history = page.getByRole('region', { name: 'History' });
  await expect(history).toContainText('€584 disputed by the customer’s bank');
  await expect(history).toContainText('Dispute won: €584 stays with you');
  await expect(dispute).not.toContainText('You answer a dispute');
  await mailTo(year, office, /^A dispute was closed in your favour: €584/);
  await expect.poll(() => world.program.received.at(-1)?.body).toContain('"dispute":"won"');
  await page.goto('/desk');
  await expect(year.desk.today).toBeVisible();
  await expect(need).toHaveCount(0);
}
