import { consentSaved } from '../../content/consentSaved.ts';
import { paths } from '../../content/links/paths.ts';
import { notify } from '../notices/notices.ts';

/** Says that the answer to the consent banner is saved, and leads to where it is changed. */
export const confirmAnswer = () =>
  notify({
    tone: 'success',
    text: consentSaved.text,
    duration: 6_000,
    yields: true,
    action: { label: consentSaved.settings, onAction: () => location.assign(paths.consent) },
  });
