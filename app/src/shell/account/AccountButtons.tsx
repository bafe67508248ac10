import { buttonClass } from '@agency-site/ui/Button';
import '@agency-site/ui/Button.css';
import { paths } from '../../content/paths.ts';
import { item } from '../Header.css';
import { Link } from '../Link';
import { AdminPanel } from './AdminPanel';
import * as css from './account.css';
import { useLogout } from './useLogout.ts';

const press = `${item} ${css.press}`;

/** In the header: Login and Sign Up, or for somebody who is signed in Dashboard and Logout. */
export function AccountButtons() {
  const logout = useLogout();
  return (
    <>
      <div className={css.rowOut}>
        <Link className={item} to={paths.login}>
          Login
        </Link>
        <Link className={buttonClass({ tone: 'line', size: 's' })} to={paths.signUp}>
          Sign Up
        </Link>
      </div>
      <div className={css.rowIn}>
        <AdminPanel className={`${press} ${css.admin}`} />
        <button type="button" className={press} onClick={() => void logout()}>
          Logout
        </button>
        <Link className={buttonClass({ tone: 'line', size: 's' })} to={paths.dashboard}>
          Dashboard
        </Link>
      </div>
    </>
  );
}
