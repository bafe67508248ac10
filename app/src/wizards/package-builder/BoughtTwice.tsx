import { trinityOptions } from '../../domain/catalogue/trinity.ts';
import { note } from '../kit/note.css';
import { type PackageBuilderChoices, systemBoughtTwice } from './rules/flow.ts';
import { packageBuilderWords } from './words.ts';

/** Warns that the same system is in the cart twice. It may be intended, so nothing is removed. Null if none is. */
export function boughtTwice(answers: PackageBuilderChoices): string | null {
  const twice = systemBoughtTwice(answers);
  return twice && packageBuilderWords.boughtTwice(trinityOptions[twice].name);
}

/** The warning as a note. */
export function BoughtTwice({ answers }: { answers: PackageBuilderChoices }) {
  const warning = boughtTwice(answers);
  return <div role="status">{warning && <p className={note}>{warning}</p>}</div>;
}
