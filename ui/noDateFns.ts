/* In place of what `leftOut` names: calling any of it fails. */
export const format = undefined;
export const TZDate = undefined;
export const enUS = { code: 'en-US' };
