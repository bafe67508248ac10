import { layered } from './layered';
import { unseen } from './rules';

/** Read aloud, never seen. */
export const spoken = layered(unseen, 'spoken');
