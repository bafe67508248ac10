import { Ways } from '../start/Ways';

/** The three ways to a price. */
export const Figure = () => <Ways headingLevel={3} />;
