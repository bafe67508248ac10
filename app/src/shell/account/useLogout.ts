import { useNavigate } from 'react-router-dom';
import { dispatchSession } from '../../api/session.ts';
import { paths } from '../../content/paths.ts';
import { useNotify } from '../Toasts';

/**
 * The way out. The client: "Logout removes the stored user, dispatches LOGOUT and goes to /login." It does so once the
 * server has ended the session: who only believed to be logged out would leave the door open.
 */
export function useLogout(): () => Promise<void> {
  const navigate = useNavigate();
  const notify = useNotify();
  return async () => {
    try {
      const { signOut } = await import('../../api/account.ts');
      await signOut();
    } catch {
      notify({
        severity: 'error',
        text: 'The server could not be reached, so you are still logged in. Please try again.',
      });
      return;
    }
    // First the address: a page that wants a login would lead to another one.
    navigate(paths.login);
    dispatchSession({ type: 'LOGOUT' });
  };
}
