import { scrollTop } from '@agency-site/ui/scrollTop';
import { mayBeSignedIn } from '../../api/session.ts';
import { reserveBannerSpace } from '../consent/banner.ts';
import { isolatePopover } from './isolatePopover.ts';

/** Work deferred until the first interaction; its code is fetched then. */
export function start(): void {
  isolatePopover('drawer');
  const button = document.querySelector<HTMLButtonElement>('[data-scroll-top]');
  if (button) scrollTop(button);
  // A tool has done the rest already.
  if (document.getElementById('root')) return;
  reserveBannerSpace();
  // The browser's record may be out of date.
  if (mayBeSignedIn()) import('../../api/account.ts').then(({ confirmSession }) => confirmSession()).catch(() => {});
}
