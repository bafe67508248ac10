import type { Kysely } from 'kysely';
import type { HealthPlace } from '../../../src/domain/contract/staff/health.ts';
import {
  type PublishedProblem,
  problemInWords,
  type SettingField,
} from '../../../src/domain/contract/staff/published.ts';
import type { DeskSettings } from '../../../src/domain/staff/deskSettings.ts';
import { noProfiles, readProfiles } from '../../../src/domain/staff/profiles.ts';
import { headingId } from '../../../src/domain/text/headingId.ts';
import { formatList } from '../../../src/domain/words.ts';
import type { PublishedKind } from '../../published/table.ts';
import type { Schema } from '../db/schema.ts';
import { type Definition, definitions, type OnDesk } from './definitions.ts';
import { SettingsError } from './environment.ts';
import { missingSellerSettings } from './seller.ts';
import { type Settings, withDeskSettings } from './settings.ts';

type Declared = Definition<unknown> & { onDesk: OnDesk };

/** The settings that owners may change on the desk, by their names. */
const declared = new Map(
  Object.entries<Definition<unknown>>(definitions).filter(
    (entry): entry is [string, Declared] => entry[1].onDesk !== undefined,
  ),
);
const labelOf = (name: string) => declared.get(name)?.onDesk.label ?? name;

/** Where an owner changes a setting on the desk; undefined for what only the environment sets. */
export function placeOf(name: string): HealthPlace | undefined {
  const at = declared.get(name)?.onDesk;
  return at && { to: `/settings/${headingId(at.part)}`, name: at.label };
}

/** As long as a text of a setting may be. */
const maxLength = 500;

/** What the desk shows of each setting that owners may change. */
export const settingFields = ({ environment }: Settings): SettingField[] =>
  [...declared].map(([name, { onDesk, defaultValue, example, isPicture = false }]) => ({
    name,
    ...onDesk,
    isPicture,
    choices: Object.entries(onDesk.choices ?? {}).map(([value, label]) => ({ value, label })),
    example,
    usual: defaultValue === null ? '' : String(defaultValue),
    fixed: environment[name]?.trim() || null,
  }));

/**
 * Settings as the desk sends them or as they are stored, or what is wrong with them: the parsers are those of the
 * environment. What another version of the site has is left out.
 */
export function readDeskSettings(written: unknown, settings: Settings) {
  const data: Record<string, string> = {};
  const problems: PublishedProblem[] = [];
  for (const [name, text] of Object.entries(Object(written) as object)) {
    const definition = declared.get(name);
    if (!definition) continue;
    const fault = faultIn(text, definition);
    // The environment wins, so that it can also mend what was published and another version of the site can't read.
    if (fault !== null && settings.environment[name]?.trim()) continue;
    if (fault !== null) problems.push({ path: name, place: definition.onDesk.label, message: fault });
    else data[name] = text.trim();
  }
  return problems.length > 0 ? { data: null, problems } : { data: data as DeskSettings, problems: [] };
}

function faultIn(text: unknown, { parse, expects, example }: Declared): string | null {
  if (typeof text !== 'string' || text.length > maxLength) return `Write at most ${maxLength} characters.`;
  const isValid = text.trim() === '' || parse(text.trim()) !== undefined;
  return isValid ? null : `This isn’t ${expects}. Example: ${example}`;
}

/** What the law wants said and isn't set yet. */
export function settingWarnings(data: DeskSettings, settings: Settings): string[] {
  const { seller, vat, claims } = withDeskSettings(settings, data);
  const missing = missingSellerSettings(seller, vat).map(labelOf);
  return [
    ...(missing.length > 0 ? [`Pages and invoices don’t say yet: ${formatList(missing)}.`] : []),
    ...(claims === null
      ? [`Pages show figures that only you can prove. Can you? Choose under “${labelOf('CLAIMS')}”.`]
      : []),
  ];
}

/** The latest published version of a kind, or of one of many; undefined while nothing is published. */
export const latestPublished = (database: Kysely<Schema>, kind: PublishedKind, key = '') =>
  database
    .selectFrom('published')
    .select(['version', 'data', 'published_at'])
    .where('kind', '=', kind)
    .where('key', '=', key)
    .orderBy('version', 'desc')
    .limit(1)
    .executeTakeFirst();

/** Applies what owners have published. @throws SettingsError for what this version of the site can't read */
export async function applyDeskSettings(database: Kysely<Schema>, settings: Settings): Promise<void> {
  const [row, profiles] = await Promise.all([
    latestPublished(database, 'settings'),
    latestPublished(database, 'profiles'),
  ]);
  if (!row && !profiles) return;
  const { data, problems } = readDeskSettings(JSON.parse(row?.data ?? '{}'), settings);
  if (!data)
    throw new SettingsError(
      problems.map(
        (problem) =>
          `Published on the desk: ${problemInWords(problem)} (${problem.path}; the environment wins over the desk.)`,
      ),
    );
  const people = readProfiles(JSON.parse(profiles?.data ?? 'null')).data ?? noProfiles;
  Object.assign(settings, withDeskSettings(settings, data, people));
}
