import { configurator } from '../content/configurator.ts';
import { Configurator } from '../wizards/configurator/Configurator';

export function Component() {
  return (
    <>
      <meta name="description" content={configurator.description} />
      <Configurator />
    </>
  );
}
