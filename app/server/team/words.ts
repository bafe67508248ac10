import { type Role, roleNames } from '../../src/domain/staff/roles.ts';
import { loggedOf } from './actions.ts';
import type { ActionWords } from './actionWords.ts';
import type { FactorChange } from './factorEmail.ts';
import type { AuditRow } from './table.ts';

const roleIn = (logged: string) => roleNames[loggedOf(logged).role as Role] ?? 'another role';

const factorWords: Readonly<Record<`factor.${FactorChange}`, (entry: AuditRow) => string>> = {
  'factor.app-added': ({ after }) => `${loggedOf(after).address}: authenticator app set up`,
  'factor.app-removed': ({ after }) => `${loggedOf(after).address}: authenticator app removed`,
  'factor.passkey-added': ({ after }) => `${loggedOf(after).address}: passkey added`,
  'factor.passkey-removed': ({ after }) => `${loggedOf(after).address}: passkey removed`,
};

export const teamWords: ActionWords = {
  'team.invite': ({ after }) => `${loggedOf(after).address} invited as ${roleIn(after)}`,
  'team.role': ({ before, after }) =>
    `${loggedOf(after).address}: role changed from ${roleIn(before)} to ${roleIn(after)}`,
  'team.remove': ({ before }) => `${loggedOf(before).address} removed from the team`,
  'login.end': ({ before }) => `A login of ${loggedOf(before).address} ended`,
  'token.create': ({ after }) => `Access token “${loggedOf(after).name}” created: ${loggedOf(after).scopes}`,
  'token.revoke': ({ before }) => `Access token “${loggedOf(before).name}” revoked`,
  ...factorWords,
};
