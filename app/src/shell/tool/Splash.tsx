import { site } from '../../content/site.ts';
import { Logo } from '../art/Logo';
import { mark, splash } from './Splash.css';

/** Covers the screen while a page loads, with a title for the tab. */
export function Splash() {
  return (
    <div className={splash} role="status" aria-label="Loading">
      <title>{site.name}</title>
      <Logo className={mark} tone="white" />
    </div>
  );
}
