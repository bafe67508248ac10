import { createContext } from 'react';

/** What the server answers for one request, for a page that shows it without scripts. Undefined in a browser. */
export const Answer = createContext<unknown>(undefined);
