/** "Delivered in 14–21 days". */
export const delivered = (time: string): string => `Delivered in ${time.replace('-', '–')}`;
