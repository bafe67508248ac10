import { type ActionWords, loggedOf } from '../platform/subject.ts';

export const calendarWords: ActionWords = {
  'feed.create': ({ after }) => `Calendar address “${loggedOf(after).name}” made: it shows all calls`,
  'feed.revoke': ({ before }) => `Calendar address “${loggedOf(before).name}” revoked`,
  'calendar.add': ({ after }) => `Calendar “${loggedOf(after).name}” added, on ${loggedOf(after).host}`,
  'calendar.invitations': ({ before, after }) =>
    `Calendar “${loggedOf(before).name}”: unanswered invitations are ${loggedOf(after).areBusy === true ? 'busy' : 'free'}`,
  'calendar.remove': ({ before }) => `Calendar “${loggedOf(before).name}” removed`,
};
