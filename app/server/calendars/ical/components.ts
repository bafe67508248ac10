import { createContext, Script } from 'node:vm';
import { CalendarError } from '../errors.ts';

/** A component as it is written: `BEGIN:VEVENT` to `END:VEVENT`. */
export interface Component {
  /** As "VEVENT". */
  name: string;
  /** Its content lines, unfolded and otherwise as they are. */
  lines: string[];
  components: Component[];
}

/** A content line: name, parameters and value. Names are in capitals. */
export interface Property {
  name: string;
  parameters: Readonly<Record<string, string>>;
  value: string;
}

/** A calendar nests four deep: calendar, event, alarm, and what programs add. */
const maxDepth = 10;

/** Folded lines go on after a line break and a space. */
const unfolded = (text: string) => text.replace(/(?:\r\n|\n|\r)[ \t]/g, '');

/**
 * The text of a file. Lines are unfolded before bytes become letters, because some programs fold in the middle of one.
 * @param charset of its content type
 */
export function textOf(bytes: Uint8Array, charset: string | null): string {
  const [first, second] = bytes;
  const marked = first === 0xff && second === 0xfe ? 'utf-16le' : first === 0xfe && second === 0xff ? 'utf-16be' : null;
  const label = marked ?? charset ?? 'utf-8';
  if (/utf-?16/i.test(label)) return new TextDecoder(label).decode(bytes);
  const whole = Buffer.from(unfolded(Buffer.from(bytes).toString('latin1')), 'latin1');
  try {
    return new TextDecoder(label).decode(whole);
  } catch {
    // An unknown character set.
    return new TextDecoder().decode(whole);
  }
}

/**
 * The calendars in a text. What is outside of them is ignored: some servers add a comment.
 * @throws CalendarError when there is none, or one isn't whole
 */
export function calendarsIn(text: string): Component[] {
  const root: Component = { name: '', lines: [], components: [] };
  const open = [root];
  const incomplete = () => new CalendarError('The answer isn’t a calendar (iCalendar), or it is incomplete.');
  for (const line of unfolded(text.replace(/^\uFEFF/, '')).split(/\r\n|\n|\r/)) {
    const [, edge, edgeName = ''] = /^\s*(BEGIN|END)\s*:\s*([\w-]+)\s*$/i.exec(line) ?? [];
    const name = edgeName.toUpperCase();
    if (edge === undefined) open.at(-1)?.lines.push(line);
    else if (edge.toUpperCase() === 'BEGIN') {
      const component: Component = { name, lines: [], components: [] };
      open.at(-1)?.components.push(component);
      if (open.push(component) > maxDepth) throw incomplete();
    } else if (open.length === 1 || open.pop()?.name !== name) throw incomplete();
  }
  const calendars = root.components.filter((each) => each.name === 'VCALENDAR');
  if (open.length > 1 || calendars.length === 0) throw incomplete();
  return calendars;
}

/** A component as a text again. */
export const written = ({ name, lines, components }: Component): string =>
  [`BEGIN:${name}`, ...lines, ...components.map(written), `END:${name}`].join('\r\n');

/** The properties of these names, in capitals. Lines that are none are left out. */
export function propertiesOf({ lines }: Component, names: ReadonlySet<string>): Property[] {
  return lines.flatMap((line) => {
    const name = /^\s*([\w-]+)/.exec(line)?.[1]?.toUpperCase() ?? '';
    if (!names.has(name)) return [];
    // Up to the first colon outside of quotes and addresses, or the first one where quotes don't match.
    const [, head = '', value] = /^((?:[^":]|:\/\/|"[^"]*")*):(.*)$/s.exec(line) ?? /^([^:]*):(.*)$/s.exec(line) ?? [];
    if (value === undefined) return [];
    const parameters = (head.match(/(?:[^";]|"[^"]*")+/g) ?? []).slice(1).map((each) => {
      const at = each.indexOf('=');
      return [
        each.slice(0, at).trim().toUpperCase(),
        each
          .slice(at + 1)
          .replaceAll('"', '')
          .trim(),
      ] as const;
    });
    return [{ name, parameters: Object.fromEntries(parameters), value: value.trim() }];
  });
}

const script = new Script('work()');
const context = createContext({});

/**
 * Runs synchronous work and stops it after a time: the rules of a repeating event can describe days that never come, for
 * which a parser searches endlessly.
 * @param milliseconds for which the work may run
 * @throws Error with the code `ERR_SCRIPT_EXECUTION_TIMEOUT`
 */
export function withinTime<Result>(work: () => Result, milliseconds: number): Result {
  context.work = work;
  return script.runInContext(context, { timeout: milliseconds }) as Result;
}
