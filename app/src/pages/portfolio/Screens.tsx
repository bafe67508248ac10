import type { ReactNode } from 'react';
import * as css from './Screens.css';

interface SceneProps {
  /** What can be seen, in a sentence. */
  alt: string;
  /** Colour of the stage. */
  className: string;
  children: ReactNode;
}

/** A stage with screens on it: one picture for screen readers, in which nothing takes the focus. */
export function Scene({ alt, className, children }: SceneProps) {
  return (
    <div className={`${css.stage} ${className}`}>
      <div role="img" aria-label={alt}>
        {children}
      </div>
    </div>
  );
}

/** A page in a browser, and the same on a phone beside it. */
export function BrowserAndPhone({ browser, phone }: { browser: ReactNode; phone: ReactNode }) {
  return (
    <div className={css.samePage}>
      {browser}
      {phone}
    </div>
  );
}

/** A browser window, 75 em wide; 33 em on a phone, where its content is in one column. */
export function Browser({ bar, className, children }: { bar: ReactNode; className: string; children: ReactNode }) {
  return (
    <div className={css.frame}>
      <div className={`${css.browser} ${className}`}>
        {bar}
        {children}
      </div>
    </div>
  );
}

/** The bar of a browser with an address. */
export function AddressBar({ children }: { children: string }) {
  return (
    <div className={css.bar}>
      <i className={css.dot} />
      <i className={css.dot} />
      <i className={css.dot} />
      <span className={css.address}>{children}</span>
    </div>
  );
}

/** A phone, 25 em wide inside at any size. */
export function Phone({ className, children }: { className: string; children: ReactNode }) {
  return (
    <div className={`${css.frame} ${css.phoneFrame}`}>
      <div className={`${css.phone} ${className}`}>{children}</div>
    </div>
  );
}
