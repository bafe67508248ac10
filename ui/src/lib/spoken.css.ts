import { shared } from './layered';
import { unseen } from './rules';

/** Read aloud, never seen. */
export const spoken = shared(unseen, 'spoken');
