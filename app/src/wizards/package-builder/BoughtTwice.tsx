import { trinityOptions } from '../../domain/catalogue/trinity.ts';
import { note } from '../kit/note.css';
import { type PackageBuilderChoices, systemBoughtTwice } from './rules/flow.ts';
import { configurator } from './words.ts';

/** Warns that the same system is in the cart twice. It may be intended, so nothing is removed. */
export function BoughtTwice({ answers }: { answers: PackageBuilderChoices }) {
  const twice = systemBoughtTwice(answers);
  return (
    <div role="status">{twice && <p className={note}>{configurator.boughtTwice(trinityOptions[twice].name)}</p>}</div>
  );
}
