import { buttonClass } from '@agency-site/ui/Button';
import { Link } from 'react-router-dom';
import { menu } from '../content/navigation.ts';
import { paths } from '../content/paths.ts';
import { Brand } from './Brand';
import { Drawer } from './Drawer';
import { bar, end, head, item, nav, wrap } from './Frame.css';

export function Header() {
  return (
    <header className={head}>
      <div className={`${wrap} ${bar}`}>
        <Brand />
        <nav className={nav} aria-label="Main">
          {menu.map(({ label, to }) => (
            <Link key={to} className={item} to={to}>
              {label}
            </Link>
          ))}
        </nav>
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
