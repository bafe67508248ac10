import { PackageBuilder } from '../wizards/package-builder/PackageBuilder';
import { configurator } from '../wizards/package-builder/words.ts';

export function Component() {
  return (
    <>
      <meta name="description" content={configurator.description} />
      <PackageBuilder />
    </>
  );
}
