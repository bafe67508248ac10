import { type Delivery, deliveredAsAgreed } from '../../../domain/pricing/delivery.ts';
import type { PlannerAnswers } from './flow.ts';

/** When a plan is delivered: the client gives no time for any part of it. */
export const deliveries = ({ platform, solutions, dashboards }: PlannerAnswers): readonly Delivery[] =>
  deliveredAsAgreed([
    ...(platform === null ? [] : ['Platform']),
    ...(solutions.length === 0 ? [] : ['solutions']),
    ...(dashboards.length === 0 ? [] : ['dashboards']),
  ]);
