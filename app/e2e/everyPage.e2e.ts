import { builtPages, isAlike } from './builtPages.ts';
import { testPages } from './testPages.ts';

testPages('every page, on a first visit', [...builtPages.filter((path) => !isAlike(path)), '/no/such/page']);
