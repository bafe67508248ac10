import type { StaffMessageRow } from '../../src/domain/contract/staff/messages.ts';
import { shorten } from '../../src/domain/words.ts';
import type { MessageRow } from './table.ts';

/** The beginning of a message, in one line. */
export const excerptOf = (message: string, length: number): string =>
  shorten(message.replace(/\s+/g, ' ').trim(), length);

/** A message as a row of the list. */
export const toMessageRow = ({
  id,
  name,
  email,
  message,
  status,
  version,
  created_at,
}: MessageRow): StaffMessageRow => ({
  id,
  name,
  email,
  beginning: excerptOf(message, 160),
  status,
  version,
  at: created_at,
});
