import type { StaffMessageRow } from '../../domain/contract/staff/messages.ts';

/** The states of a message, the usual view first. */
export const statusNames: Readonly<Record<StaffMessageRow['status'], string>> = {
  unanswered: 'Unanswered',
  answered: 'Answered',
  'no-reply': 'No reply needed',
};
