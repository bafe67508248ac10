import { Button } from '@agency-site/ui/Button';
import { paths } from '../../content/links/paths.ts';
import * as css from '../frame/Header.css';

const listed = `${css.item} ${css.drawerLink}`;

const LoginLinks = ({ className }: { className: string }) => (
  <>
    <a className={className} href={paths.login}>
      Login
    </a>
    <a className={className} href={paths.signUp}>
      Sign Up
    </a>
  </>
);

const SignedInButtons = ({ className }: { className: string }) => (
  <>
    <Button tone="plain" className={`${className} ${css.press} ${css.admin}`} data-account="admin">
      Admin Panel
    </Button>
    <Button tone="plain" className={`${className} ${css.press}`} data-account="logout">
      Logout
    </Button>
  </>
);

const Dashboard = ({ className }: { className: string }) => (
  <a className={className} href={paths.profile}>
    Dashboard
  </a>
);

/** In the header: Login and Sign Up, or Dashboard and Logout when signed in; as plain text, beside the one button. */
export const AccountButtons = () => (
  <>
    <div className={css.rowOut}>
      <LoginLinks className={css.item} />
    </div>
    <div className={css.rowIn}>
      <SignedInButtons className={css.item} />
      <Dashboard className={css.item} />
    </div>
  </>
);

/** The same links at the foot of the drawer. */
export const AccountLinks = () => (
  <>
    <div className={css.listOut}>
      <LoginLinks className={listed} />
    </div>
    <div className={css.listIn}>
      <Dashboard className={listed} />
      <SignedInButtons className={listed} />
    </div>
  </>
);
