import type { SettingField } from '../contract/staff/published.ts';

/** Settings that owners publish on the desk, by name, each written as in the environment. */
export type DeskSettings = Readonly<Record<string, string>>;

type Named = Pick<SettingField, 'name' | 'label' | 'choices'>;

/** What differs, in words: "VAT number: nothing, now “IE1234567A”". */
export const settingChanges = (fields: readonly Named[], before: DeskSettings, after: DeskSettings): string[] =>
  fields.flatMap(({ name, label, choices }) => {
    const inWords = ({ [name]: given = '' }: DeskSettings) => {
      const text = given.trim();
      return text === '' ? 'nothing' : `“${choices.find(({ value }) => value === text)?.label ?? text}”`;
    };
    const [one, other] = [inWords(before), inWords(after)];
    return one === other ? [] : [`${label}: ${one}, now ${other}`];
  });
