import { checkDark, checkScreen } from '../axe.ts';
import { furtherVisits, visits } from '../screens.ts';
import { testDeskScreens, testVisit } from '../testVisit.ts';

for (const visit of visits) testVisit(visit, checkDark);
for (const visit of furtherVisits)
  testVisit(visit, async (page, name) => {
    await checkScreen(page, name);
    await checkDark(page, name);
  });
testDeskScreens('screens of the desk, in dark', checkDark);
