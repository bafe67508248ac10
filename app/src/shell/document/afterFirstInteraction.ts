import { scrollTop } from '@agency-site/ui/scrollTop';
import { mayBeSignedIn } from '../../api/session.ts';
import { reserveBannerSpace } from '../consent/banner.ts';
import { around } from './around.ts';
import { painted } from './painted.ts';

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

/**
 * Makes an open popover modal: the rest of the page becomes inert. That happens after the popover
 * is painted, because making a dialog modal recalculates the styles of
 * the whole page before it shows.
 * @param id of the popover, which may be added later
 */
function isolatePopover(id: string): void {
  let away: HTMLElement[] = [];
  const isolate = (popover: HTMLElement) => {
    if (!popover.matches(':popover-open')) return;
    away = around(popover);
    for (const element of away) element.inert = true;
  };
  const hear = async ({ target, newState }: ToggleEvent) => {
    if (!(target instanceof HTMLElement) || target.id !== id) return;
    if (newState === 'closed') {
      // Before it closes, so that the focus can return to the button that opened it.
      for (const element of away) element.inert = false;
      away = [];
      return;
    }
    await painted();
    isolate(target);
  };
  addEventListener('beforetoggle', (event) => void hear(event as ToggleEvent), true);
  // The press that opened it may be what loaded this code.
  const popover = document.getElementById(id);
  if (popover) isolate(popover);
}
