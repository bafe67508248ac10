import { Button, buttonClass } from '@agency-site/ui/Button';
import { groups, links, type MenuGroup } from '../../content/links/navigation.ts';
import { paths } from '../../content/links/paths.ts';
import { AccountButtons } from '../account/AccountButtons';
import { ChevronIcon } from '../icons';
import { Brand } from './Brand';
import { Drawer } from './Drawer';
import { Footer } from './Footer';
import { main, skip, wrap } from './Frame.css';
import * as css from './Header.css';
import { bar, end, head, item, quick } from './Header.css';

/** The head of every page. The client: "The header turns white after scrolling more than 50 px." */
function Header() {
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

/**
 * Header, page and footer. Never hydrated: `document.ts` is its script.
 * @param page its HTML: a tool is hydrated as a root of its own
 */
export function Frame({ page }: { page: string }) {
  return (
    <>
      <nav aria-label="Skip">
        <a className={skip} href="#main">
          Skip to content
        </a>
      </nav>
      <Header />
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: rendered by React itself */}
      <main className={main} id="main" tabIndex={-1} dangerouslySetInnerHTML={{ __html: page }} />
      <Footer />
    </>
  );
}

/** The menu on wide screens: buttons that toggle panels of links, as native popovers. */
function Menu() {
  return (
    <nav className={css.menu} aria-label="Main">
      {groups.map((group) => (
        <Group key={group.label} group={group} />
      ))}
      {links.map(({ label, to }) => (
        <a key={to} className={item} href={to}>
          {label}
        </a>
      ))}
    </nav>
  );
}

function Group({ group: { label, columns } }: { group: MenuGroup }) {
  const id = `menu-${label.toLowerCase()}`;
  return (
    <div data-menu>
      <Button tone="plain" className={css.button} popoverTarget={id}>
        {label}
        <ChevronIcon className={css.chevron} />
      </Button>
      <div id={id} className={css.panel} popover="auto">
        <div className={`${wrap} ${css.columns}`}>
          {columns.map(({ title, links }) => (
            <div key={title}>
              <p className={css.title}>{title}</p>
              <ul aria-label={title}>
                {links.map(({ label, to, about }) => (
                  <li key={to}>
                    <a className={css.link} href={to}>
                      {label}
                      {about !== undefined && <span className={css.about}>{about}</span>}
                    </a>
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </div>
      </div>
    </div>
  );
}
