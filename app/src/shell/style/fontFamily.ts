export const fontFamily = 'Instrument Sans Variable';
