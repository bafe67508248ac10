import { testDeskScreens } from './testVisit.ts';

testDeskScreens('screens of the desk');
