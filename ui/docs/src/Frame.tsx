import { Button, buttonClass } from '@agency-site/ui/Button';
import { Drawer } from '@agency-site/ui/Drawer';
import type { Page } from '../compile/pages.ts';
import { Knot, Mark } from './art';
import { Contents } from './Contents';
import * as css from './style/frame.css';
import { hero, heroArt, heroText } from './style/home.css';
import { lead, prose, title } from './style/prose.css';

interface FrameProps {
  pages: readonly Page[];
  page: Page;
  before: Page | undefined;
  after: Page | undefined;
  /** HTML. */
  body: string;
}

/** The page around a text: header, navigation, and links to the next pages. */
export function Frame({ pages, page, before, after, body }: FrameProps) {
  const home = page.path === '/';
  return (
    <>
      <Head pages={pages} current={page.path} />
      <div className={css.columns}>
        <div className={css.side}>
          <Contents pages={pages} current={page.path} label="Pages" />
        </div>
        <main id="text" className={home ? css.wide : css.text} tabIndex={-1}>
          {home ? (
            <div className={hero}>
              <div className={heroText}>
                <h1 className={title}>{page.title}</h1>
                <p className={lead}>{page.summary}</p>
                <p className={css.ways}>
                  <Button tone="primary" href="/install/">
                    Install it
                  </Button>
                  <Button href="/components/">See the components</Button>
                </p>
              </div>
              <Knot className={heroArt} />
            </div>
          ) : (
            <>
              <p className={css.over}>{page.section}</p>
              <h1 className={title}>{page.title}</h1>
              {/* biome-ignore lint/security/noDangerouslySetInnerHtml: compiled from the texts of this repository. */}
              <p className={lead} dangerouslySetInnerHTML={{ __html: page.lead }} />
              {page.headings.length > 1 && (
                <details className={css.folded}>
                  <summary>On this page</summary>
                  <OnThisPage page={page} />
                </details>
              )}
            </>
          )}
          {/* biome-ignore lint/security/noDangerouslySetInnerHtml: compiled from the texts of this repository. */}
          <div className={prose} dangerouslySetInnerHTML={{ __html: body }} />
          <nav className={css.pager} aria-label="Previous and next page">
            {before && <Way to={before} label="Previous" />}
            {after && <Way to={after} label="Next" />}
          </nav>
          <footer className={css.foot}>
            <a href="index.md">This page as Markdown</a>
            <a href="/llms.txt">All pages for language models</a>
            <span>MIT licence</span>
          </footer>
        </main>
        {!home && page.headings.length > 1 && (
          <nav className={css.aside} aria-label="On this page">
            <p className={css.over}>On this page</p>
            <OnThisPage page={page} />
          </nav>
        )}
      </div>
    </>
  );
}

/** Attributes that React's types don't know yet. */
const opensMenu = { command: 'show-modal', commandfor: 'menu' };

/** The head of every page, with the menu of narrow screens. */
export function Head({ pages, current }: { pages: readonly Page[]; current: string }) {
  return (
    <header className={css.head}>
      <a className={css.skip} href="#text">
        Skip to the text
      </a>
      <a className={css.brand} href="/">
        <Mark className={css.mark} />
        <span>
          @agency-site<b>/ui</b>
        </span>
      </a>
      <div className={css.tools}>
        <button type="button" className={css.tool} data-scheme hidden aria-pressed="false">
          <Moon />
          <span className={css.toolWord}>Dark</span>
        </button>
        <span className={css.menu}>
          <button type="button" className={buttonClass({ size: 's' })} {...opensMenu}>
            Menu
          </button>
        </span>
      </div>
      <Drawer
        id="menu"
        label="Menu"
        closeLabel="Close menu"
        open={false}
        onOpenChange={() => {}}
        className={css.drawer}
      >
        <Contents pages={pages} current={current} label="Menu" />
      </Drawer>
    </header>
  );
}

const OnThisPage = ({ page }: { page: Page }) => (
  <ul className={css.anchors}>
    {page.headings.map(({ id, text }) => (
      <li key={id}>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: compiled from the texts of this repository. */}
        <a href={`#${id}`} dangerouslySetInnerHTML={{ __html: text }} />
      </li>
    ))}
  </ul>
);

const Way = ({ to, label }: { to: Page; label: 'Previous' | 'Next' }) => (
  <a href={to.path} className={css.way} rel={label === 'Next' ? 'next' : 'prev'}>
    <span>{label}</span>
    <strong>{to.path === '/' ? 'Overview' : to.title}</strong>
  </a>
);

const Moon = () => (
  <svg width="18" height="18" viewBox="0 0 24 24" fill="none" stroke="currentColor" strokeWidth="1.75" aria-hidden>
    <path strokeLinejoin="round" d="M20 14.5A8.5 8.5 0 0 1 9.5 4 8.5 8.5 0 1 0 20 14.5z" />
  </svg>
);
