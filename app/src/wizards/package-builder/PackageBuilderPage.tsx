import { PackageBuilder } from './PackageBuilder';
import { configurator } from './words.ts';

export function Component() {
  return (
    <>
      <meta name="description" content={configurator.description} />
      <PackageBuilder />
    </>
  );
}
