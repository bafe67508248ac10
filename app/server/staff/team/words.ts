import { type Role, roleNames } from '../../../src/domain/staff/roles.ts';
import { loggedOf } from '../actions.ts';
import type { ActionWords } from '../words.ts';

const roleIn = (logged: string) => roleNames[loggedOf(logged).role as Role] ?? 'another role';

export const teamWords: ActionWords = {
  'team.invite': ({ after }) => `${loggedOf(after).address} invited as ${roleIn(after)}`,
  'team.role': ({ before, after }) =>
    `${loggedOf(after).address}: role changed from ${roleIn(before)} to ${roleIn(after)}`,
  'team.remove': ({ before }) => `${loggedOf(before).address} removed from the team`,
  'login.end': ({ before }) => `A login of ${loggedOf(before).address} ended`,
  'token.create': ({ after }) => `Access token “${loggedOf(after).name}” created: ${loggedOf(after).scopes}`,
  'token.revoke': ({ before }) => `Access token “${loggedOf(before).name}” revoked`,
};
