import { shared } from './layered';
import { unseen } from './rules';

/** Read aloud, never visible. */
export const visuallyHidden = shared(unseen);
