import type { Subject } from '../platform/subject.ts';
import { reminderJob } from './balance/reminders.ts';
import { balanceRoutes } from './balance/routes.ts';
import { checkPaymentsJob, paymentsHealth } from './checkPaymentsJob.ts';
import { demoCheckoutRoutes } from './demoRoutes.ts';
import { payRoutes } from './payPages.ts';
import { checkoutRoutes, configRoute, webhookRoute } from './routes.ts';
import { orderWords } from './staff/orderEvents.ts';
import { orderRoutes, orderUndos } from './staff/routes.ts';
import { termsRoute } from './terms/routes.ts';
import { withdrawalRoutes } from './withdrawal/routes.ts';

export const checkout: Subject = {
  async routes(app, context) {
    await configRoute(app, context);
    checkoutRoutes(app, context);
    if (context.paymentProvider.id === 'demo') await demoCheckoutRoutes(app, context);
    else await webhookRoute(app, context, context.paymentProvider);
    await payRoutes(app, context);
    await balanceRoutes(app, context);
    await withdrawalRoutes(app, context);
    termsRoute(app, context);
  },
  staffRoutes: orderRoutes,
  undos: orderUndos,
  words: orderWords,
  jobs: (context, { paymentsInterval }) => [
    reminderJob(context),
    ...(context.settings.cardProvider ? [checkPaymentsJob(context, paymentsInterval)] : []),
  ],
  health: (context) => (context.settings.cardProvider ? [paymentsHealth(context)] : []),
};
