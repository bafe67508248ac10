import { buttonClass } from '@agency-site/ui/Button';
import '@agency-site/ui/Button.css';
import { paths } from '../../content/links/paths.ts';
import { item } from '../frame/Header.css';
import * as css from './account.css';

const press = `${item} ${css.press}`;

/** In the header: Login and Sign Up, or Dashboard and Logout when signed in. */
export function AccountButtons() {
  return (
    <>
      <div className={css.rowOut}>
        <a className={item} href={paths.login}>
          Login
        </a>
        <a className={buttonClass({ tone: 'line', size: 's' })} href={paths.signUp}>
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
        <a className={buttonClass({ tone: 'line', size: 's' })} href={paths.dashboard}>
          Dashboard
        </a>
      </div>
    </>
  );
}
