import { paths } from '../../content/links/paths.ts';
import { item } from '../frame/Header.css';
import * as css from './account.css';

const press = `${item} ${css.press}`;

/** In the header: Login and Sign Up, or Dashboard and Logout when signed in; as plain text, beside the one button. */
export function AccountButtons() {
  return (
    <>
      <div className={css.rowOut}>
        <a className={item} href={paths.login}>
          Login
        </a>
        <a className={item} href={paths.signUp}>
          Sign Up
        </a>
      </div>
      <div className={css.rowIn}>
        <button type="button" className={`${press} ${css.admin}`} data-account="admin">
          Admin Panel
        </button>
        <button type="button" className={press} data-account="logout">
          Logout
        </button>
        <a className={item} href={paths.dashboard}>
          Dashboard
        </a>
      </div>
    </>
  );
}
