import { Ways } from '../start/Ways';

/** The three ways to a price. */
export const ThreeWays = () => <Ways headingLevel={3} />;
