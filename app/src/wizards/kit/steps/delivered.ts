import { formatRange } from '../../../domain/words.ts';
/** "Delivered in 14–21 days". */
export const delivered = (time: string): string => `Delivered in ${formatRange(time)}`;
