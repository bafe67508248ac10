import type { Subject } from '../platform/subject.ts';
import { contactFormRoutes, contactRoutes, messageSentRoute } from './routes.ts';
import { messageRoutes, messageUndos, messageWords, templateRoutes } from './staff.ts';

export const messages: Subject = {
  async routes(app, context) {
    contactRoutes(app, context);
    messageSentRoute(app, context);
    await contactFormRoutes(app, context);
  },
  staffRoutes(app, context) {
    messageRoutes(app, context);
    templateRoutes(app, context);
  },
  undos: () => messageUndos,
  words: messageWords,
};
