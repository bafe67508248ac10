import { configurator } from '../../content/configurator.ts';
import { trinityOptions } from '../../domain/catalogue/trinity.ts';
import { type ConfiguratorChoices, systemBoughtTwice } from '../../domain/configurator.ts';
import { note } from '../note.css';

/** Says that the same system is in the basket twice. It may be meant, so nothing is taken away. */
export function BoughtTwice({ answers }: { answers: ConfiguratorChoices }) {
  const twice = systemBoughtTwice(answers);
  return (
    <div role="status">{twice && <p className={note}>{configurator.boughtTwice(trinityOptions[twice].name)}</p>}</div>
  );
}
