import { paths } from '../../content/links/paths.ts';
import { drawerItem } from '../frame/Drawer.css';
import * as css from './account.css';

const press = `${drawerItem} ${css.press} ${css.underlined}`;

/** The same links in the drawer. */
export function AccountLinks() {
  return (
    <>
      <div className={css.listOut}>
        <a className={drawerItem} href={paths.login}>
          Login
        </a>
        <a className={drawerItem} href={paths.signUp}>
          Sign Up
        </a>
      </div>
      <div className={css.listIn}>
        <a className={drawerItem} href={paths.dashboard}>
          Dashboard
        </a>
        <button type="button" className={`${press} ${css.admin}`} data-account="admin">
          Admin Panel
        </button>
        <button type="button" className={press} data-account="logout">
          Logout
        </button>
      </div>
    </>
  );
}
