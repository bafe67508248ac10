import { layered } from '../lib/layered';

export { emphasis } from '../lib/price.css';

/** A heading, without the margin that browsers give it. */
export const heading = layered({ margin: 0 });
