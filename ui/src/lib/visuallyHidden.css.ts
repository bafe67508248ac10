import { shared } from './layered';
import { unseen } from './rules';

/** Read aloud, never seen. */
export const visuallyHidden = shared(unseen, 'visuallyHidden');
