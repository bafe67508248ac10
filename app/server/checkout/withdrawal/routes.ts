import formBody from '@fastify/formbody';
import type { FastifyInstance } from 'fastify';
import type { Notice } from '../../../src/domain/answerPages.ts';
import type { Context } from '../../platform/context.ts';
import { newFormToken, readFormToken } from '../../platform/crypto/hmac.ts';
import { formText } from '../../platform/http/formText.ts';
import { formLimit, readLimit } from '../../platform/http/rateLimit.ts';
import { networkOf } from '../../platform/limits/network.ts';
import { answerErrors, sendAnswer } from '../../platform/site/answer.ts';
import { type Withdrawal, type WithdrawalProblems, withdrawalIn, withdrawalProblems } from './fields.ts';
import { receiveWithdrawal } from './receive.ts';

const form = 'withdrawal';
/** A confirmation left open for longer is asked again. Milliseconds. */
const longest = 24 * 3_600_000;

/** The function to withdraw from a contract: a form, and a page to confirm it. */
export async function withdrawalRoutes(app: FastifyInstance, context: Context): Promise<void> {
  const { settings, now } = context;

  await app.register(async (scope) => {
    await scope.register(formBody, { bodyLimit: 16 * 1024 });

    answerErrors(scope, context, (problem, { body }) => ['notice', formNotice(withdrawalIn(body), {}, problem)]);

    scope.get('/withdraw', { config: readLimit(settings) }, (request, reply) => {
      const reference = formText(request.query, 'order');
      const entered = { name: '', reference: /^[\dA-F]{8}$/.test(reference) ? reference : '', email: '' };
      return sendAnswer(context, reply, ['notice', formNotice(entered)]);
    });

    scope.get('/withdraw/sent', { config: readLimit(settings) }, (_request, reply) =>
      sendAnswer(context, reply, ['notice', received]),
    );

    scope.post('/withdraw', { config: formLimit(settings) }, async (request, reply) => {
      const entered = withdrawalIn(request.body);
      if (formText(request.body, 'change') !== '') return sendAnswer(context, reply, ['notice', formNotice(entered)]);
      const problems = withdrawalProblems(entered);
      if (Object.keys(problems).length > 0)
        return sendAnswer(context, reply.code(422), ['notice', formNotice(entered, problems)]);
      const token = readFormToken(formText(request.body, 'formToken'), form, settings.secret);
      if (!token || now().getTime() - token.openedAt > longest) {
        const formToken = newFormToken(form, now(), settings.secret);
        return sendAnswer(context, reply, ['notice', confirmNotice(entered, formToken)]);
      }
      await receiveWithdrawal(context, entered, token.id, { key: networkOf(request, settings) });
      return reply.redirect('/withdraw/sent', 303);
    });
  });
}

/** The form, by article 11a of Directive 2011/83/EU. */
function formNotice(entered: Withdrawal, problems: WithdrawalProblems = {}, problem: string | null = null): Notice {
  const shared = (name: keyof Withdrawal) => ({ name, value: entered[name], error: problems[name] });
  return {
    title: 'Withdraw from a contract',
    problem,
    text: [
      'If you bought from us as a consumer, you can withdraw from the contract within 14 days without giving any reason. On the next page you check what you entered and confirm.',
    ],
    form: {
      button: 'Continue',
      primary: true,
      fields: [
        { ...shared('name'), label: 'Your name', autoComplete: 'name' },
        { ...shared('reference'), label: 'The reference of your order, from our e-mail' },
        {
          ...shared('email'),
          label: 'The e-mail address where we confirm that we received it',
          type: 'email',
          autoComplete: 'email',
        },
      ],
    },
  };
}

/** The second step: what will be sent, and the button that sends it. */
const confirmNotice = (entered: Withdrawal, formToken: string): Notice => ({
  title: 'Withdraw from this contract?',
  details: [
    { name: 'Your name', value: entered.name },
    { name: 'Order', value: entered.reference },
    { name: 'We confirm it to', value: entered.email },
  ],
  form: { button: 'Confirm withdrawal', hidden: { formToken, ...entered }, change: 'Change what you entered' },
});

/** After it was sent. The same for every order, known or not. */
const received: Notice = {
  title: 'We have received your withdrawal',
  text: [
    'You get an e-mail that says what we received, and when. Please keep it. If it isn’t there in a few minutes, write to us.',
  ],
  strands: 3,
};
