import { plural } from '../../src/domain/words.ts';
import { PeriodicJob } from '../platform/jobs/periodicJob.ts';
import { loggedOf, type Subject } from '../platform/subject.ts';
import { previewRoutes } from './preview.ts';
import { catalogueRoutes, catalogueUndos } from './staff.ts';

/** What owners publish from the desk, instead of what the site came with. */
export const published: Subject = {
  routes: previewRoutes,
  staffRoutes: catalogueRoutes,
  undos: () => catalogueUndos,
  // What another server has published.
  jobs: (context, { outboxInterval }) => [
    new PeriodicJob(context.refreshPublished, outboxInterval, context, 'What was published can’t be shown'),
  ],
  words: {
    'catalogue.save': () => 'Draft of the price list saved',
    'catalogue.discard': () => 'Draft of the price list discarded',
    'catalogue.publish': ({ after }) =>
      `Price list ${loggedOf(after).version} published: ${plural(Number(loggedOf(after).changes), 'change')}`,
    'catalogue.publish.undone': ({ before }) => `Price list ${loggedOf(before).version} taken back`,
  },
};
