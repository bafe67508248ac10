import { trinityOptions } from '../../domain/catalogue/trinity.ts';
import { note } from '../kit/note.css';
import { type PackageBuilderChoices, systemBoughtTwice } from './rules/flow.ts';
import { configurator } from './words.ts';

/** Says that the same system is in the basket twice. It may be meant, so nothing is taken away. */
export function BoughtTwice({ answers }: { answers: PackageBuilderChoices }) {
  const twice = systemBoughtTwice(answers);
  return (
    <div role="status">{twice && <p className={note}>{configurator.boughtTwice(trinityOptions[twice].name)}</p>}</div>
  );
}
