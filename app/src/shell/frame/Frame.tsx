import { Footer } from './Footer';
import { main, skip } from './Frame.css';
import { Header } from './Header';

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
