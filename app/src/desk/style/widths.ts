/** Below this width the side navigation is rows at the top. */
export const narrow = 'screen and (max-width: 1180px)';
/** Where the navigation is rows at the top. */
export const rowsAtTop = 'screen and (min-width: 640.02px) and (max-width: 1180px)';
/** Below this width the navigation is four words at the bottom, and controls are 44 px high. */
export const phone = 'screen and (max-width: 640px)';
export const notPhone = 'screen and (min-width: 640.02px)';
