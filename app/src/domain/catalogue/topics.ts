import { catalogue } from './given.ts';

export { type TopicId, topicIds } from './ids.ts';
export const { topics } = catalogue;
