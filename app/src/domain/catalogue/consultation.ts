import type { PathId } from './ids.ts';

/** Whether a path of the planner begins with the paid consultation. The others begin with their deposit. */
export const beginsWithConsultation = (path: PathId): boolean => path === 'custom';

/** Minutes. The client: "Consultation length: 30 minutes." */
export const consultationMinutes = 30;
/** What the free call is about. The paid one is about an order. */
export const freeCallTopic = 'what you need and what it costs';
/** The label of links to the booking page. The paid consultation has its own. */
export const freeCall = `Book a free ${consultationMinutes}-minute consultation`;
/** The same, where there is little room. */
export const freeCallShort = 'Book a free consultation';
