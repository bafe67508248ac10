import * as z from 'zod/mini';
import { selectionSchemas } from '../wizards/schemas.ts';
import type { Selection } from './selection.ts';

const consultation = z.strictObject({ version: z.literal(1), wizard: z.literal('consultation') });

/** A selection in a request: `isOffered` says whether a visitor could have reached Review with it. */
export const selectionSchema: z.ZodMiniType<Selection> = z.union([...selectionSchemas, consultation]);
