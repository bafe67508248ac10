import { consentSaved } from '../../content/consentSaved.ts';
import { notify } from '../notices/notices.ts';

/** Says that the answer to the consent banner is saved, and where to change it. */
export const confirmAnswer = () => notify({ severity: 'success', text: consentSaved, duration: 6_000, yields: true });
