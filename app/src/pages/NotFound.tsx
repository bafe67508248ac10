import { site } from '../content/site.ts';
import { FallbackScreen } from '../shell/tool/FallbackScreen';

export function Component() {
  return (
    <>
      <title>{`Page Not Found – ${site.name}`}</title>
      <meta name="robots" content="noindex" />
      <FallbackScreen title="Page Not Found" text="The page you are looking for doesn't exist." />
    </>
  );
}
