import { builtPages, isAlike } from '../builtPages.ts';
import { testPages } from '../testPages.ts';

// Without a login, every page of the dashboard leads to the same one.
const pages = builtPages.filter((path) => isAlike(path) && !/^\/user\/(?!profile)/.test(path));
testPages('pages that are made like others', pages);
