import { parse } from 'yaml';
import * as z from 'zod';
import { type OfferId, offerIds } from '../../src/content/offers.ts';

const offer = z.enum(offerIds as [OfferId, ...OfferId[]]);

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
    author: z.string().min(2).optional(),
    related: offer.optional(),
    cover: z.string().min(12).optional(),
  }),
  portfolio: text.extend({
    sample: z.literal(true),
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

/** Parses front matter and body of a Markdown file. */
export function parted(folder: Folder, text: string) {
  const [, head, body] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(text.replaceAll('\r\n', '\n')) ?? [];
  if (head === undefined || body === undefined)
    throw new Error('A text begins with its facts between two lines of ---.');
  const facts = heads[folder].safeParse(parse(head));
  if (!facts.success) throw new Error(z.prettifyError(facts.error));
  return { facts: facts.data, body };
}
