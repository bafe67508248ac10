import { buttonClass } from '@agency-site/ui/Button';
import { paths } from '../../content/links/paths.ts';
import { AccountButtons } from '../account/AccountButtons';
import { Brand } from './Brand';
import { Drawer } from './Drawer';
import { Footer } from './Footer';
import { main, skip, wrap } from './Frame.css';
import { bar, end, head, quick } from './Header.css';
import { Menu } from './Menu';

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
