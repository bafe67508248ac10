/**
 * CSS of a cross-fade between pages, unless reduced motion is preferred. Every page has it: one without it makes the browser
 * report the aborted transition as an uncaught error.
 */
export const crossFade = '@media (prefers-reduced-motion: no-preference){@view-transition{navigation:auto}}';
