import { isMap, isScalar, LineCounter, parseDocument, type YAMLParseError } from 'yaml';
import * as z from 'zod';
import { type OfferId, offerIdsOf } from '../../src/content/offerIds.ts';
import { defaultCatalogue } from '../../src/domain/catalogue/defaultCatalogue.ts';
import { postTopics } from '../../src/domain/text/post.ts';

const offer = z.enum(offerIdsOf(defaultCatalogue).offerIds as [OfferId, ...OfferId[]]);

const text = z.strictObject({
  title: z.string().min(8).max(70),
  description: z.string().min(60).max(170),
  date: z.iso.date(),
  topics: z.array(z.string().min(2)).min(1).max(4),
  draft: z.boolean().default(false),
});

/** The front matter schema of each folder. */
export const heads = {
  blog: text.extend({
    topics: z.array(z.enum(postTopics)).min(1).max(4),
    author: z.string().min(2).optional(),
    related: offer.optional(),
    cover: z.string().min(12).optional(),
  }),
  portfolio: text.extend({
    sample: z.boolean().default(false),
    built: z.string().min(20).max(80),
    why: z.string().min(20),
    services: z.array(offer).min(1),
    store: z.boolean().default(false),
    business: z.string().min(12),
    includes: z.string().min(12),
    setting: z.string().min(12),
    cover: z.string().min(12),
  }),
};

export type Folder = keyof typeof heads;

/** What is wrong with a text, and where. */
export class TextError extends Error {
  readonly faults: readonly { line: number; text: string }[];
  constructor(faults: TextError['faults']) {
    super(faults.map(({ line, text }) => `line ${line}: ${text}`).join('\n'));
    this.faults = faults;
  }
}

const firstLine = ({ message }: YAMLParseError) => message.split(/ at line \d/)[0] ?? message;

/** One problem of the front matter, for the person who wrote it. */
export function said(
  { path: [name = '', ...rest], ...issue }: z.core.$ZodIssue,
  values: Readonly<Record<string, unknown>>,
): string {
  const value = values[String(name)];
  const field = `"${[name, ...rest].join('.')}"`;
  if (value === undefined) return `${field} is missing`;
  if (rest.length === 0 && typeof value === 'string' && (issue.code === 'too_small' || issue.code === 'too_big')) {
    const limit = issue.code === 'too_small' ? `at least ${issue.minimum}` : `at most ${issue.maximum}`;
    return `${field} has ${value.length} characters, and needs ${limit}`;
  }
  return `${field}: ${issue.message}`;
}

/** Parses front matter and body of a Markdown file. */
export function parted(folder: Folder, text: string) {
  const [, head, body] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(text.replaceAll('\r\n', '\n')) ?? [];
  if (head === undefined || body === undefined)
    throw new Error('A text begins with its facts between two lines of ---.');
  const lines = new LineCounter();
  const yaml = parseDocument(head, { lineCounter: lines });
  const [fault] = yaml.errors;
  // The first line of the file is ---.
  if (fault) throw new TextError([{ line: (fault.linePos?.[0].line ?? 0) + 1, text: firstLine(fault) }]);
  const values: Record<string, unknown> = yaml.toJS() ?? {};
  const facts = heads[folder].safeParse(values);
  if (facts.success) return { facts: facts.data, body };
  const lineOf = (name: string) => {
    const pair = isMap(yaml.contents) ? yaml.contents.items.find(({ key }) => String(key) === name) : undefined;
    return isScalar(pair?.key) && pair.key.range ? lines.linePos(pair.key.range[0]).line + 1 : 1;
  };
  throw new TextError(
    facts.error.issues.flatMap((issue) =>
      issue.code === 'unrecognized_keys'
        ? issue.keys.map((key) => ({ line: lineOf(key), text: `"${key}" isn’t one of the lines of a text` }))
        : [{ line: lineOf(String(issue.path[0])), text: said(issue, values) }],
    ),
  );
}
