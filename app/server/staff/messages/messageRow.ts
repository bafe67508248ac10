import type { StaffMessageRow } from '../../../src/domain/contract/staff/messages.ts';
import { shorten } from '../../../src/domain/words.ts';
import type { MessageRow } from '../../db/tables/messages.ts';

const beginningLength = 160;

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
  beginning: shorten(message.replace(/\s+/g, ' '), beginningLength),
  status,
  version,
  at: created_at,
});
