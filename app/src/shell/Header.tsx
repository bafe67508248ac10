import { buttonClass } from '@agency-site/ui/Button';
import '@agency-site/ui/Button.css';
import { paths } from '../content/paths.ts';
import { AccountButtons } from './account/AccountButtons';
import { Brand } from './Brand';
import { Drawer } from './Drawer';
import { wrap } from './Frame.css';
import { bar, end, head, quick } from './Header.css';
import { Link } from './Link';
import { Menu } from './Menu';
import { useScrolled } from './useScrolled.ts';

/** The head of every page. The client: "The header turns white after scrolling more than 50 px." */
export function Header() {
  const scrolled = useScrolled(50);
  return (
    <header className={head} data-scrolled={scrolled}>
      <div className={`${wrap} ${bar}`}>
        <Brand />
        <Menu />
        <div className={end}>
          <AccountButtons />
          <Link className={`${buttonClass({ tone: 'line', size: 's' })} ${quick}`} to={paths.quote}>
            Quick quote
          </Link>
          <Drawer />
        </div>
      </div>
    </header>
  );
}
