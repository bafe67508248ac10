/** "14–21 days". */
export const dashed = (time: string): string => time.replace('-', '–');

/** "Delivered in 14–21 days". */
export const delivered = (time: string): string => `Delivered in ${dashed(time)}`;
