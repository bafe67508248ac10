import { type ActionWords, loggedOf } from '../platform/subject.ts';

const statusNames: Readonly<Record<string, string>> = {
  unanswered: 'Unanswered',
  answered: 'Answered',
  'no-reply': 'No reply needed',
};
const statusIn = (logged: string) => statusNames[String(loggedOf(logged).status)] ?? 'another status';

export const messageWords: ActionWords = {
  'message.status': ({ after }) => `Message set to ${statusIn(after)}`,
  'message.answer': () => 'Answered by e-mail',
  'message.answer.undone': () => 'Answer taken back before it was sent',
  'template.keep': ({ after }) => `Answer “${loggedOf(after).name}” kept`,
  'template.remove': ({ before }) => `Kept answer “${loggedOf(before).name}” removed`,
  'message.status.undone': ({ after }) => `Message set back to ${statusIn(after)}`,
};
