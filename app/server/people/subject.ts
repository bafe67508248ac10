import type { Subject } from '../platform/subject.ts';
import { retentionJob } from './retentionJob.ts';
import { ownDataRoutes } from './routes.ts';
import { peopleRoutes } from './staff.ts';
import { peopleWords } from './words.ts';

export const people: Subject = {
  routes: ownDataRoutes,
  staffRoutes: peopleRoutes,
  words: peopleWords,
  jobs: (context) => [retentionJob(context)],
};
