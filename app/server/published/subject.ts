import { day } from '../../src/domain/durations.ts';
import { PeriodicJob } from '../platform/jobs/periodicJob.ts';
import type { Subject } from '../platform/subject.ts';
import { deleteUnusedPictures, pictureRoutes, pictureStaffRoutes } from './pictures.ts';
import { previewRoutes } from './preview.ts';
import { publishedRoutes, publishedUndos, publishedWords } from './staff.ts';

/** What owners publish from the desk, instead of what the site came with. */
export const published: Subject = {
  routes(app, context) {
    previewRoutes(app, context);
    pictureRoutes(app, context);
  },
  staffRoutes(app, context) {
    publishedRoutes(app, context);
    pictureStaffRoutes(app, context);
  },
  undos: publishedUndos,
  // What another server has published.
  jobs: (context, { outboxInterval }) => [
    new PeriodicJob(context.refreshPublished, outboxInterval, context, 'What was published can’t be shown'),
    new PeriodicJob(() => deleteUnusedPictures(context), day, context, 'unused pictures cannot be deleted'),
  ],
  words: publishedWords,
};
