import type { FastifyInstance } from 'fastify';
import { nextReminder, type Reminder } from '../../../src/domain/balance.ts';
import { remindNow } from '../../../src/domain/contract/staff/orders.ts';
import { mailsAbout } from '../../mails/mails.ts';
import { orderIdOf, subjectOf } from '../../orders/order.ts';
import { type Context, today } from '../../platform/context.ts';
import { HttpError } from '../../platform/http/httpError.ts';
import { serveOn } from '../../platform/http/serve.ts';
import { enqueueEmails, unsendEmail } from '../../platform/mail/outbox.ts';
import { loggedOf, type Undo } from '../../platform/subject.ts';
import { answerAction, logUnsent, undoTime } from '../../team/actions.ts';
import { findRemindable, reminderEmail, wasJustReminded } from '../balance/reminders.ts';
import { claimVersion, requireOrder } from './order.ts';

export const remindUndos = ({ settings }: Context): Readonly<Record<string, Undo>> => ({
  async 'order.reminder'(transaction, entry) {
    const { mail, amount, version } = loggedOf(entry.after);
    const order = await claimVersion(transaction, orderIdOf(entry.subject), Number(version));
    await unsendEmail(transaction, String(mail));
    await logUnsent(transaction, entry.subject, [String(mail)]);
    const found = await findRemindable(transaction, order, settings);
    // Unless a payment has changed meanwhile what is due next.
    if (found?.last && found.email(found.last).id === mail)
      await found.mark(transaction, loggedOf(entry.before).last as Reminder | null);
    return { before: {}, after: { mail: mail ?? null, amount: amount ?? null, version: order.version } };
  },
});

/** Sends the next reminder of what is to be paid at once. The one that would follow by itself isn't sent again. */
export function remindRoute(app: FastifyInstance, context: Context): void {
  const { database, settings, now } = context;
  serveOn(app, settings)(remindNow, 'Sends the next reminder of what is to be paid', async (request) => {
    const { id } = request.params;
    await requireOrder(database, id);
    return answerAction(context, request, { name: 'order.reminder', subject: subjectOf(id) }, async (transaction) => {
      const order = await claimVersion(transaction, id, request.body.version);
      const found = await findRemindable(transaction, order, settings);
      const next = found && nextReminder(found.dueOn, today(context), found.last);
      const mails = await mailsAbout(transaction, id);
      const at = now();
      if (!next || wasJustReminded(mails, at))
        throw new HttpError(409, 'no-reminder', 'There is no reminder to send now. Nothing was sent.');
      const mail = reminderEmail(found, next, mails);
      // Shown before midnight or before the automatic one, it was another.
      if (next !== request.body.kind || mails.some((each) => each.id === mail.id))
        throw new HttpError(
          409,
          'other-reminder',
          'Another reminder is next now. Nothing was sent. Please reload the page.',
        );
      await found.mark(transaction, next);
      const dueAt = new Date(at.getTime() + undoTime).toISOString();
      await enqueueEmails(transaction, [mail], at.toISOString(), dueAt);
      const after = { mail: mail.id, amount: found.amount, version: order.version };
      return { before: { last: found.last }, after };
    });
  });
}
