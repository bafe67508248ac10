import { isPageReachable } from '../../api/browser.ts';
import { chooseScheme, currentScheme, onSchemeChange } from '../../api/scheme.ts';
import { importUnlessLeaving } from '../document/leaving.ts';

/** The script of the static header, footer and error screen. */
export function startFrame(): void {
  addEventListener('scroll', markScrolled, { passive: true });
  addEventListener('focusin', closeMenusOnBlur);
  addEventListener('click', handleClick);
  // Restored from the back/forward cache, a page must not show an open menu.
  addEventListener('pagehide', closeMenus);
  showScheme();
  onSchemeChange(showScheme);
}

/** The client: "The header turns white after scrolling more than 50 px." */
function markScrolled(): void {
  const header = document.querySelector<HTMLElement>('header[data-scrolled]');
  if (header) header.dataset.scrolled = String(scrollY > 50);
}

const openMenus = () => document.querySelectorAll<HTMLElement>('[popover]:popover-open');

function closeMenus(): void {
  for (const menu of openMenus()) menu.hidePopover();
}

/** Closes a menu panel when the focus leaves it. */
function closeMenusOnBlur({ target }: FocusEvent): void {
  for (const menu of openMenus()) {
    const group = menu.closest('[data-menu]');
    if (group && target instanceof Node && !group.contains(target)) menu.hidePopover();
  }
}

const schemeButtons = () => document.querySelectorAll<HTMLElement>('[data-scheme]');

function showScheme(): void {
  for (const button of schemeButtons()) {
    button.setAttribute('aria-pressed', String(button.dataset.scheme === currentScheme()));
  }
}

function handleClick(event: MouseEvent): void {
  const target = event.target instanceof Element ? event.target : null;
  const clicked = target?.closest<HTMLElement>('a, button');
  if (!clicked) return;
  const { scheme, account, go } = clicked.dataset;
  if (scheme === 'light' || scheme === 'dark') chooseScheme(scheme);
  else if (account) void actOnAccount(account);
  else if (go === 'back') goBack();
  else if (go === 'again') void tryAgain();
  // A link to an anchor on this page closes the menu.
  else if (clicked instanceof HTMLAnchorElement && clicked.closest('[popover]')) closeMenus();
}

async function actOnAccount(action: string): Promise<void> {
  const { logout, openAdminPanel } = await importUnlessLeaving(() => import('../account/accountActions.ts'));
  await (action === 'logout' ? logout() : openAdminPanel());
}

/** A page opened from an e-mail has no history to go back to. */
function goBack(): void {
  if (history.length < 2) location.assign('/');
  else history.back();
}

async function tryAgain(): Promise<void> {
  if (await isPageReachable()) location.reload();
}
