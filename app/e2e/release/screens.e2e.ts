import { furtherVisits } from '../screens.ts';
import { testVisit } from '../testVisit.ts';

for (const visit of furtherVisits) testVisit(visit);
