import type { FastifyInstance, FastifyRequest } from 'fastify';
import { type WizardId, wizardIds, wizardPaths } from '../../src/domain/wizard/wizardIds.ts';
import type { Context } from '../platform/context.ts';
import { PeriodicJob } from '../platform/jobs/periodicJob.ts';
import type { Job } from '../platform/subject.ts';
import { addToCounts } from '../platform/wizardCounts.ts';

/** Programs that name themselves. */
const program = /bot|crawl|spider|slurp|preview|monitor|lighthouse|headless|^curl|^wget|^python|^$/i;

/** The wizard that a visitor opened; undefined for other pages, for programs, and for a page fetched in case it is opened. */
export function openedWizard({ method, url, headers }: Pick<FastifyRequest, 'method' | 'url' | 'headers'>) {
  const [path] = url.split('?');
  const wizard = wizardIds.find((id) => wizardPaths[id] === path);
  const isVisit = method === 'GET' && !headers['sec-purpose'] && !program.test(headers['user-agent'] ?? '');
  return isVisit ? wizard : undefined;
}

/** What isn't stored yet, so that a page that is opened often isn't slowed down by writing. */
const waiting = new WeakMap<Context, Map<WizardId, number>>();

function waitingIn(context: Context): Map<WizardId, number> {
  const known = waiting.get(context) ?? new Map<WizardId, number>();
  waiting.set(context, known);
  return known;
}

/** Counts every page of a wizard that is sent from now on. */
export function countVisits(app: FastifyInstance, context: Context): void {
  if (context.settings.countVisits === 'off') return;
  const opened = waitingIn(context);
  app.addHook('onResponse', async (request, { statusCode }) => {
    const wizard = statusCode === 200 || statusCode === 304 ? openedWizard(request) : undefined;
    if (wizard) opened.set(wizard, (opened.get(wizard) ?? 0) + 1);
  });
}

/** Stores what was counted, every minute and when the server stops. */
export function storeVisits(context: Context): Job {
  const opened = waitingIn(context);
  const store = async () => {
    for (const [wizard, count] of opened) {
      opened.delete(wizard);
      await addToCounts(context, wizard, { opened: count });
    }
  };
  const job = new PeriodicJob(store, 60_000, context, 'visits could not be stored');
  const stop = async () => {
    await job.stop();
    await store();
  };
  return { start: () => job.start(), stop };
}
