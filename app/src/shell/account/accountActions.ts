import { refreshSession, signOut } from '../../api/account.ts';
import { openPage } from '../../api/browser.ts';
import { dispatchSession } from '../../api/session.ts';
import { paths } from '../../content/links/paths.ts';
import { notify } from '../notices/notices.ts';

const words = {
  stillLoggedIn: 'The server could not be reached, so you are still logged in. Please try again.',
  unreachable: 'The server could not be reached. Please try again.',
  refused: 'This account cannot open the admin panel.',
  noAddress: 'The address of the admin panel is not set up yet.',
} as const;

/**
 * The client: "Logout removes the stored user, dispatches LOGOUT and goes to /login." It does so once the server has ended
 * the session, so that no one believes they are logged out when they aren't.
 */
export async function logout(): Promise<void> {
  try {
    await signOut();
  } catch {
    notify({ tone: 'error', text: words.stillLoggedIn });
    return;
  }
  // Only when leaving: a protected page would redirect elsewhere first.
  addEventListener('pagehide', () => dispatchSession({ type: 'LOGOUT' }), { once: true });
  openPage(paths.login);
}

/**
 * The client: "an Admin Panel button that leaves to a separate external admin site". On click, the server is asked for
 * its address and for permission; the admin site has its own login.
 */
export async function openAdminPanel(): Promise<void> {
  try {
    const session = await refreshSession();
    if (session?.user.adminUrl) openPage(session.user.adminUrl);
    else notify({ tone: 'error', text: session?.user.isAdmin ? words.noAddress : words.refused });
  } catch {
    notify({ tone: 'error', text: words.unreachable });
  }
}
