import type { FastifyInstance } from 'fastify';
import { getMail, listMails, resendMail, resendMails } from '../../src/domain/contract/staff/mails.ts';
import type { Context } from '../platform/context.ts';
import { findRows } from '../platform/db/search.ts';
import { noSuch } from '../platform/http/httpError.ts';
import { byCreation, comesAfter, positionAfter, toPage } from '../platform/http/paging.ts';
import { serveOn } from '../platform/http/serve.ts';
import type { MailStatus, OutboxRow } from '../platform/mail/table.ts';
import { tokenNotAllowed } from '../team/access.ts';
import { answerAction, performActions } from '../team/actions.ts';
import { shortenLinks, toMailRow } from './mails.ts';
import { changeRecipient, notCorrectable, relatedRecord, resend, resendUndelivered } from './resend.ts';

const noMail = noSuch('There is no such e-mail.');

/** The outbox for the team: what is queued, was sent or didn't arrive, and sending it again. */
export function mailRoutes(app: FastifyInstance, context: Context): void {
  const { database, settings, now } = context;
  const serve = serveOn(app, settings);

  const requireMail = (id: string): Promise<OutboxRow> =>
    database.selectFrom('outbox').selectAll().where('id', '=', id).executeTakeFirstOrThrow(noMail);

  serve(listMails, 'E-mails, latest first', async ({ query: { view, search, after, limit } }) => {
    const listed = database
      .selectFrom('outbox')
      .$if(view !== 'all', (query) => query.where('status', '=', view as MailStatus))
      .where(comesAfter(positionAfter(after), 'created_at', 'id'));
    const rows = await findRows({ database, list: 'outbox', rows: listed, search, limit: limit + 1 });
    return toPage(rows, limit, byCreation, (mail) => toMailRow(mail, settings));
  });

  serve(getMail, 'One e-mail', async ({ params: { id } }) => {
    const mail = await requireMail(id);
    return {
      ...toMailRow(mail, settings),
      replyTo: mail.reply_to,
      text: shortenLinks(mail.text),
      html: shortenLinks(mail.html),
      about: await relatedRecord(database, mail),
    };
  });

  serve(resendMails, 'Sends several e-mails again that didn’t arrive', async (request) =>
    performActions(
      context,
      request,
      'mail.resend',
      request.body.mails,
      ({ id }) => `mail:${id}`,
      (transaction, mail) => resendUndelivered(transaction, mail, now()),
    ),
  );

  serve(resendMail, 'Sends an e-mail again, to a corrected address if need be', async (request) => {
    const { id } = request.params;
    const { resentAt, email } = request.body;
    const mail = await requireMail(id);
    if (email === undefined) {
      return answerAction(context, request, { name: 'mail.resend', subject: `mail:${id}` }, (transaction) =>
        resend(transaction, id, resentAt, now()),
      );
    }
    // The e-mail may hold a customer's private link.
    if (request.actor.kind === 'client') throw tokenNotAllowed();
    const about = await relatedRecord(database, mail);
    if (!about) throw notCorrectable(mail);
    return answerAction(
      context,
      request,
      { name: 'mail.readdress', subject: `${about.kind}:${about.id}` },
      (transaction) => changeRecipient(transaction, id, about, resentAt, email, now()),
    );
  });
}
