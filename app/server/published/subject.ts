import { PeriodicJob } from '../platform/jobs/periodicJob.ts';
import type { Subject } from '../platform/subject.ts';
import { previewRoutes } from './preview.ts';
import { publishedRoutes, publishedUndos, publishedWords } from './staff.ts';

/** What owners publish from the desk, instead of what the site came with. */
export const published: Subject = {
  routes: previewRoutes,
  staffRoutes: publishedRoutes,
  undos: publishedUndos,
  // What another server has published.
  jobs: (context, { outboxInterval }) => [
    new PeriodicJob(context.refreshPublished, outboxInterval, context, 'What was published can’t be shown'),
  ],
  words: publishedWords,
};
