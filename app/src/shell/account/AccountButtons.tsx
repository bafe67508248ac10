import { Button } from '@agency-site/ui/Button';
import { paths } from '../../content/links/paths.ts';
import * as css from '../frame/Header.css';
import { item } from '../frame/Header.css';

const listed = `${item} ${css.drawerLink}`;

const Enter = ({ look }: { look: string }) => (
  <>
    <a className={look} href={paths.login}>
      Login
    </a>
    <a className={look} href={paths.signUp}>
      Sign Up
    </a>
  </>
);

const Presses = ({ look }: { look: string }) => (
  <>
    <Button tone="plain" className={`${look} ${css.press} ${css.admin}`} data-account="admin">
      Admin Panel
    </Button>
    <Button tone="plain" className={`${look} ${css.press}`} data-account="logout">
      Logout
    </Button>
  </>
);

const Dashboard = ({ look }: { look: string }) => (
  <a className={look} href={paths.dashboard}>
    Dashboard
  </a>
);

/** In the header: Login and Sign Up, or Dashboard and Logout when signed in; as plain text, beside the one button. */
export const AccountButtons = () => (
  <>
    <div className={css.rowOut}>
      <Enter look={item} />
    </div>
    <div className={css.rowIn}>
      <Presses look={item} />
      <Dashboard look={item} />
    </div>
  </>
);

/** The same links at the foot of the drawer. */
export const AccountLinks = () => (
  <>
    <div className={css.listOut}>
      <Enter look={listed} />
    </div>
    <div className={css.listIn}>
      <Dashboard look={listed} />
      <Presses look={listed} />
    </div>
  </>
);
