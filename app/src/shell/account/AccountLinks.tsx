import { paths } from '../../content/paths.ts';
import { drawerItem } from '../Drawer.css';
import { Link } from '../Link';
import { AdminPanel } from './AdminPanel';
import * as css from './account.css';
import { useLogout } from './useLogout.ts';

const press = `${drawerItem} ${css.press} ${css.underlined}`;

/** In the drawer: the same as in the header of a wide screen. */
export function AccountLinks({ onGo }: { onGo: () => void }) {
  const logout = useLogout();
  return (
    <>
      <div className={css.listOut}>
        <Link className={drawerItem} to={paths.login} onClick={onGo}>
          Login
        </Link>
        <Link className={drawerItem} to={paths.signUp} onClick={onGo}>
          Sign Up
        </Link>
      </div>
      <div className={css.listIn}>
        <Link className={drawerItem} to={paths.dashboard} onClick={onGo}>
          Dashboard
        </Link>
        <AdminPanel className={`${press} ${css.admin}`} />
        <button
          type="button"
          className={press}
          onClick={() => {
            onGo();
            void logout();
          }}
        >
          Logout
        </button>
      </div>
    </>
  );
}
