import * as z from 'zod/mini';
import type { PublishedProblem } from '../contract/staff/published.ts';
import type { ContactPerson, Person } from '../publicSite.ts';
import { pictureIn } from '../text/uploadedPicture.ts';
import { changeInWords, namesById, whatHappened } from '../words.ts';
import type { DeskSettings } from './deskSettings.ts';

const text = z.string().check(z.maxLength(2_000));

const profileSchema = z.strictObject({
  name: text,
  /** What they do, in a few words. */
  role: text,
  /** A sentence or two about them. */
  about: text,
  /** A picture in Markdown. */
  portrait: text,
});
export type WrittenProfile = z.infer<typeof profileSchema>;

const schema = z.strictObject({
  /** The id of who answers; empty, or of nobody, for the agency alone. */
  answers: text,
  /** In the order of the page, by ids that stay. */
  people: z.record(z.string().check(z.maxLength(60)), profileSchema),
});

/** The people whom visitors meet, as owners write them on the desk. */
export type WrittenProfiles = z.infer<typeof schema>;

type Environment = Readonly<Record<string, string | undefined>>;

/** Nobody, as the site comes. */
export const noProfiles: WrittenProfiles = { answers: '', people: {} };

/** A person before anything is written. */
export const blankProfile: WrittenProfile = { name: '', role: '', about: '', portrait: '' };

/** How long the texts about a person may be, in characters. All but the name may be left empty. */
export const profileLimits = {
  name: { least: 2, most: 60 },
  role: { least: 2, most: 60 },
  about: { least: 8, most: 240 },
} as const;

/** What the parts of a profile are called. */
export const profileLabels: Readonly<Record<keyof WrittenProfile, string>> = {
  name: 'Name',
  role: 'Role',
  about: 'About them',
  portrait: 'Portrait',
};

const fields = Object.keys(profileLabels) as (keyof WrittenProfile)[];

/** What everyone is called at the desk, by their ids. */
export const profileNames = (people: WrittenProfiles['people']) =>
  namesById(people, ({ name }) => name.trim(), 'New person');
/** "Ann Byrne, role" */
const placeOf = (name: string | undefined, field: keyof WrittenProfile) =>
  `${name}, ${profileLabels[field].toLowerCase()}`;

function faultIn(field: keyof WrittenProfile, written: string): string | null {
  const value = written.trim();
  if (value === '') return field === 'name' ? 'Write a name.' : null;
  if (field === 'portrait') return pictureIn(value) ? null : 'Choose a picture.';
  const { least, most } = profileLimits[field];
  if (value.length < least) return `Write at least ${least} characters.`;
  if (value.length > most) return `Write at most ${most} characters; these are ${value.length}.`;
  return /\p{Cc}/u.test(value) ? 'Write one line, without control characters.' : null;
}

/** Profiles as the desk sends them or as they are stored, or what is wrong with them. */
export function readProfiles(data: unknown): { data: WrittenProfiles | null; problems: readonly PublishedProblem[] } {
  const read = schema.safeParse(data);
  if (!read.success) return { data: null, problems: [{ path: '', message: 'These aren’t profiles.' }] };
  const names = profileNames(read.data.people);
  const problems = Object.entries(read.data.people).flatMap(([id, person]) =>
    fields.flatMap((field) => {
      const message = faultIn(field, person[field]);
      return message === null ? [] : [{ path: `${id}.${field}`, place: placeOf(names[id], field), message }];
    }),
  );
  return problems.length > 0 ? { data: null, problems } : { data: read.data, problems: [] };
}

/** A person as pages show them. Their data has no faults. */
const shownPerson = ({ name, role, about, portrait }: WrittenProfile): Person => ({
  name: name.trim(),
  role: role.trim() || null,
  about: about.trim(),
  portrait: pictureIn(portrait),
});

/** Who answers, by their id; undefined while nobody does. */
const answering = ({ answers, people }: WrittenProfiles): WrittenProfile | undefined =>
  Object.hasOwn(people, answers) ? people[answers] : undefined;

/** Everyone whom pages show: who answers, then the others as they were added. */
export const shownPeople = (profiles: WrittenProfiles): Person[] => {
  const first = answering(profiles);
  const others = Object.values(profiles.people).filter((person) => person !== first);
  return [...(first ? [first] : []), ...others].map(shownPerson);
};

/** A person in a line of their own, where a small round picture is enough. */
export const inOneLine = ({ name, role, portrait }: Person): ContactPerson => ({
  name,
  role,
  portrait: portrait?.sources.at(-1)?.files[0]?.src ?? null,
});

/** Who answers, as the settings name them. Nothing where the environment names someone, which takes precedence. */
export function contactSettings(profiles: WrittenProfiles, environment: Environment): DeskSettings {
  const written = answering(profiles);
  if (!written || environment.CONTACT_PERSON?.trim()) return {};
  const { name, role, portrait } = inOneLine(shownPerson(written));
  return { CONTACT_PERSON: name, CONTACT_ROLE: role ?? '', CONTACT_PORTRAIT: portrait ?? '' };
}

/** What an owner should look at. */
export function profileWarnings(profiles: WrittenProfiles, { environment }: { environment: Environment }): string[] {
  const fixed = environment.CONTACT_PERSON?.trim();
  if (fixed) {
    return [
      `Pages and e-mails name ${fixed} as who answers: CONTACT_PERSON is set on the server, which takes precedence over the desk.`,
    ];
  }
  return Object.keys(profiles.people).length > 0 && !answering(profiles)
    ? ['Nobody answers yet: e-mails, and pages about contact, calls and orders, name the agency alone.']
    : [];
}

const quoted = (text: string) => (text.trim() === '' ? null : `“${text.trim()}”`);

/** What differs, in words. */
export function profileChanges(before: WrittenProfiles, after: WrittenProfiles): string[] {
  const [earlier, names] = [profileNames(before.people), profileNames(after.people)];
  const changes = Object.keys({ ...before.people, ...after.people }).flatMap((id) => {
    const [was, is] = [before.people[id], after.people[id]];
    if (!was) return is ? [`${names[id]}: new`] : [];
    if (!is) return [`${earlier[id]}: removed`];
    return fields.flatMap((field) => {
      const place = placeOf(names[id], field);
      if (was[field].trim() === is[field].trim()) return [];
      // The address of a picture says nothing.
      return field === 'portrait'
        ? [`${place}: ${whatHappened(was.portrait, is.portrait)}`]
        : [changeInWords(place, quoted(was[field]), quoted(is[field]) ?? 'left empty')];
    });
  });
  const [answered, answers] = [answering(before), answering(after)];
  if (before.answers !== after.answers || !answered !== !answers) {
    const now = answers ? `“${names[after.answers]}”` : 'the agency alone';
    if (answered || answers)
      changes.push(changeInWords('Who answers', answered ? `“${earlier[before.answers]}”` : null, now));
  }
  return changes;
}
