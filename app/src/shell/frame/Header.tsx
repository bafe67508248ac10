import { buttonClass } from '@agency-site/ui/Button';
import { paths } from '../../content/links/paths.ts';
import { AccountButtons } from '../account/AccountButtons';
import { Brand } from './Brand';
import { Drawer } from './Drawer';
import { wrap } from './Frame.css';
import { bar, end, head, quick } from './Header.css';
import { Menu } from './Menu';

/** The head of every page. The client: "The header turns white after scrolling more than 50 px." */
export function Header() {
  return (
    <header className={head} data-scrolled="false">
      <div className={`${wrap} ${bar}`}>
        <Brand />
        <Menu />
        <div className={end}>
          <AccountButtons />
          <a className={`${buttonClass({ tone: 'line', size: 's' })} ${quick}`} href={paths.quote}>
            Quick quote
          </a>
          <Drawer />
        </div>
      </div>
    </header>
  );
}
