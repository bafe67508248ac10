import { Button } from '@agency-site/ui/Button';
import { installation } from '../../content/installation.ts';
import { footer } from '../../content/links/navigation.ts';
import { site } from '../../content/site.ts';
import { Island } from '../document/Island';
import { Newsletter } from '../newsletter/Newsletter';
import { Brand } from './Brand';
import {
  about,
  base,
  column,
  columnTitle,
  email,
  end,
  foot,
  footGrid,
  footLink,
  scheme as group,
  schemeButton,
  tagline,
} from './Footer.css';
import { wrap } from './Frame.css';
import { ToTop } from './ToTop';

export function Footer() {
  return (
    <footer className={foot}>
      <div className={wrap}>
        <Island name="newsletter">
          <Newsletter />
        </Island>
        <div className={footGrid}>
          <div className={about}>
            <Brand />
            <p className={tagline}>{site.tagline}</p>
          </div>
          {footer.map(({ title, links }) => (
            <nav key={title} className={column} aria-label={title}>
              <h2 className={columnTitle}>{title}</h2>
              {links.map(({ label, to }) => (
                <a key={to} className={footLink} href={to}>
                  {label}
                </a>
              ))}
            </nav>
          ))}
        </div>
        <div className={base}>
          <span>{site.seller}</span>
          {installation.vatSentence && <span>{installation.vatSentence}</span>}
          {site.email && (
            <a className={email} href={`mailto:${site.email}`}>
              {site.email}
            </a>
          )}
          <div className={end}>
            <ToTop data-scroll-top />
            <SchemeSwitch />
          </div>
        </div>
      </div>
    </footer>
  );
}

/** Two toggle buttons for the colour scheme. */
export function SchemeSwitch() {
  return (
    // biome-ignore lint/a11y/useSemanticElements: two toggle buttons are no form fields
    <div className={group} role="group" aria-label="Colour scheme">
      <Button tone="plain" size="s" className={schemeButton} data-scheme="light">
        Light
      </Button>
      <Button tone="plain" size="s" className={schemeButton} data-scheme="dark">
        Dark
      </Button>
    </div>
  );
}
