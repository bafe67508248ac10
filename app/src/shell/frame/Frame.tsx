import type { ReactNode } from 'react';
import { Footer } from './Footer';
import { main, skip } from './Frame.css';
import { Header } from './Header';

/** Header, page and footer. Prerendered and never hydrated: `document.ts` is its script. */
export function Frame({ children }: { children: ReactNode }) {
  return (
    <>
      <nav aria-label="Skip">
        <a className={skip} href="#main">
          Skip to content
        </a>
      </nav>
      <Header />
      <main className={main} id="main" tabIndex={-1}>
        {children}
      </main>
      <Footer />
    </>
  );
}
