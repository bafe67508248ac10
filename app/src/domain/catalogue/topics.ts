import { defaultCatalogue } from './defaultCatalogue.ts';

export { type TopicId, topicIds } from './ids.ts';
export const { topics } = defaultCatalogue;
