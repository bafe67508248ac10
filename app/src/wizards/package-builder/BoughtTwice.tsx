import { catalogue } from '../../domain/catalogue/given.ts';
import { note } from '../kit/note.css';
import { boughtTwice, type PackageBuilderChoices } from './rules/questions.ts';
import { packageBuilderWords } from './words.ts';

const { trinityOptions } = catalogue;

/** Warns of systems that are in the cart twice. It may be intended, so nothing is removed. Null if none is. */
export function boughtTwiceWarning(answers: PackageBuilderChoices): string | null {
  const twice = boughtTwice(catalogue, answers);
  return twice.length === 0 ? null : packageBuilderWords.boughtTwice(twice.map((id) => trinityOptions[id].name));
}

/** The warning as a note. */
export function BoughtTwice({ answers }: { answers: PackageBuilderChoices }) {
  const warning = boughtTwiceWarning(answers);
  return <div role="status">{warning && <p className={note}>{warning}</p>}</div>;
}
