import { plural } from '../../src/domain/words.ts';
import { type ActionWords, loggedOf, type Subject } from '../platform/subject.ts';
import { newsletterFormRoutes, newsletterLinkRoutes, newsletterRoute } from './routes.ts';
import { newsletterRoutes, newsletterUndos } from './staff/routes.ts';

const count = (logged: string, name: string, what: string) => plural(Number(loggedOf(logged)[name]), what);

const newsletterWords: ActionWords = {
  'newsletter.create': () => 'Draft of the newsletter begun',
  'newsletter.save': () => 'Draft of the newsletter saved',
  'newsletter.remove': () => 'Draft of the newsletter removed',
  'newsletter.remove.undone': () => 'Draft of the newsletter brought back',
  'newsletter.try': () => 'Newsletter sent to oneself',
  'newsletter.send': ({ after }) => `Newsletter sent to ${count(after, 'readers', 'reader')}`,
  'newsletter.send.undone': () => 'Newsletter taken back before it was sent',
  'newsletter.stop': ({ after }) => `Newsletter stopped: ${count(after, 'stopped', 'e-mail')} not sent`,
  'newsletter.stop.undone': ({ after }) => `Newsletter resumed: ${count(after, 'queued', 'e-mail')} queued again`,
};

export const newsletter: Subject = {
  async routes(app, context) {
    newsletterRoute(app, context);
    await newsletterFormRoutes(app, context);
    await newsletterLinkRoutes(app, context);
  },
  staffRoutes: newsletterRoutes,
  undos: () => newsletterUndos,
  words: newsletterWords,
};
