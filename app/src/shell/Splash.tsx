import { Logo } from './art/Logo';
import { mark, splash } from './Splash.css';

/** Covers the screen while a page that is not here yet is fetched. */
export function Splash() {
  return (
    <div className={splash} role="status" aria-label="Loading">
      <Logo className={mark} tone="white" />
    </div>
  );
}
