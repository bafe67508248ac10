import { buttonClass } from '@agency-site/ui/Button';
import { paths } from '../content/paths.ts';
import { Brand } from './Brand';
import { Drawer } from './Drawer';
import { wrap } from './Frame.css';
import { bar, end, head } from './Header.css';
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
          <Link className={buttonClass({ tone: 'line', size: 's' })} to={paths.quote}>
            Quick quote
          </Link>
          <Drawer />
        </div>
      </div>
    </header>
  );
}
