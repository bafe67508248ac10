import type { SettingField } from '../contract/staff/published.ts';
import { changeInWords, whatHappened } from '../words.ts';

/** Settings that owners publish on the desk, by name, each written as in the environment. */
export type DeskSettings = Readonly<Record<string, string>>;

type Named = Pick<SettingField, 'name' | 'label' | 'isPicture' | 'choices' | 'usual'>;

/** What differs, in words: "Rounds of revision: “2”, now left empty". What is usual counts as written. */
export const settingChanges = (fields: readonly Named[], before: DeskSettings, after: DeskSettings): string[] =>
  fields.flatMap(({ name, label, isPicture, choices, usual }) => {
    const inWords = ({ [name]: given = '' }: DeskSettings) => {
      const text = given.trim() || usual;
      return text === '' ? null : `“${choices.find(({ value }) => value === text)?.label ?? text}”`;
    };
    const [one, other] = [inWords(before), inWords(after)];
    if (isPicture && one !== other) return [`${label}: ${whatHappened(one ?? '', other ?? '')}`];
    return one === other ? [] : [changeInWords(label, one, other ?? 'left empty')];
  });
