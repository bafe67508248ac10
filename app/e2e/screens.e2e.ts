import { visits } from './screens.ts';
import { testVisit } from './testVisit.ts';

for (const visit of visits) testVisit(visit);
