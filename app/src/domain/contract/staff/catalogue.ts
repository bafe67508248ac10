import * as z from 'zod/mini';
import type { CatalogueData } from '../../catalogue/schema.ts';
import { endpoint } from '../endpoint.ts';
import { actionResultSchema, version } from './list.ts';

/** A catalogue as it is being written: it may have faults. */
const draftData = z.record(z.string(), z.unknown());

export const priceListSchema = z.object({
  /** The draft, or what is in force while there is none. */
  data: draftData as unknown as z.ZodMiniType<CatalogueData>,
  /** The catalogue in force. */
  inForce: draftData as unknown as z.ZodMiniType<CatalogueData>,
  /** Of the draft; 0 while there was none yet. */
  version,
  /** Who saved the draft last, and when; null while there is none. */
  draft: z.nullable(z.object({ author: z.string(), updatedAt: z.string() })),
  /** What has to be mended before the draft can be published. */
  problems: z.array(z.object({ path: z.string(), message: z.string() })),
  /** What an owner should look at: a range that overlaps another, a package that costs more than its parts. */
  warnings: z.array(z.string()),
  /** Where a browser sees the draft on every page, for an hour; null without a draft, or while it has a fault. */
  preview: z.nullable(z.string()),
  /** Published versions, the latest first. */
  history: z.array(
    z.object({ version: z.int(), author: z.string(), publishedAt: z.string(), changes: z.array(z.string()) }),
  ),
});
export type StaffPriceList = z.infer<typeof priceListSchema>;

export const getPriceList = endpoint('GET /api/staff/catalogue', {
  answer: priceListSchema,
  staff: { role: 'read-only', area: 'catalogue' },
});

export const savePriceList = endpoint('POST /api/staff/catalogue', {
  body: z.strictObject({ data: draftData, version }),
  answer: actionResultSchema,
  staff: { role: 'staff', area: 'catalogue' },
});

export const discardPriceList = endpoint('POST /api/staff/catalogue/discard', {
  body: z.strictObject({ version }),
  answer: actionResultSchema,
  staff: { role: 'staff', area: 'catalogue' },
});

/** Publishes the version of the draft that the member saw. */
export const publishPriceList = endpoint('POST /api/staff/catalogue/publish', {
  body: z.strictObject({ version }),
  answer: actionResultSchema,
  staff: { role: 'owner', area: null },
});

/** Publishes an earlier version again; 0 is the catalogue that the site came with. */
export const republishPriceList = endpoint('POST /api/staff/catalogue/republish', {
  body: z.strictObject({ version }),
  answer: actionResultSchema,
  staff: { role: 'owner', area: null },
});
