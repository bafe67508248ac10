import '@agency-site/ui/reset.css';
import '@agency-site/ui/theme.css';
import './style/global.css';
import type { ReactNode } from 'react';
import { paths } from '../content/links/paths.ts';
import { site } from '../content/site.ts';
import { FillingKnot } from './art/FillingKnot';
import { Brand } from './frame/Brand';
import * as css from './PlainPage.css';
import { link } from './style/type.css';

interface PlainPageProps {
  title: string;
  /** Of a short page: how many strands of the knot are filled. */
  strands?: 1 | 3 | undefined;
  /** Below the title, beside the content of a wide window. */
  aside?: ReactNode;
  children: ReactNode;
}

const links = [
  [paths.home, 'Home'],
  [paths.contact, 'Contact us'],
  [paths.privacy, 'Privacy policy'],
  [paths.terms, 'Terms of business'],
] as const;

/** A page without scripts, for what the server answers: nothing leads away from it but the way home. */
export const PlainPage = ({ title, strands, aside, children }: PlainPageProps) => (
  <div className={css.page}>
    <title>{`${title} – ${site.name}`}</title>
    <meta name="robots" content="noindex" />
    <header className={css.header}>
      <Brand />
    </header>
    <main className={css.main}>
      <h1 className={css.title}>{title}</h1>
      {aside && <div className={css.aside}>{aside}</div>}
      <div className={css.content}>{children}</div>
      {strands && <FillingKnot className={css.knot} filled={strands} />}
    </main>
    <footer className={css.footer}>
      {links.map(([path, text]) => (
        <a key={path} className={link} href={path}>
          {text}
        </a>
      ))}
    </footer>
  </div>
);
