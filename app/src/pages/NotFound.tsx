import { paths } from '../content/links/paths.ts';
import { site } from '../content/site.ts';
import { FallbackScreen } from '../shell/tool/FallbackScreen';
import { ways } from './NotFound.css';

export function Component() {
  return (
    <>
      <title>{`Page Not Found – ${site.name}`}</title>
      <meta name="robots" content="noindex" />
      <FallbackScreen title="Page Not Found" text="The page you are looking for doesn't exist.">
        <nav className={ways} aria-label="Other pages">
          <a href={paths.home}>Home</a>
          <a href={paths.services}>Services</a>
          <a href={paths.contact}>Contact Us</a>
        </nav>
      </FallbackScreen>
    </>
  );
}
