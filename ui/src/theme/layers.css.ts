import { globalLayer } from '@vanilla-extract/css';

/** Declared first in every sheet: an app's unlayered CSS always wins over these. */
export const resetLayer = globalLayer('ag.reset');
export const themeLayer = globalLayer('ag.theme');
export const componentsLayer = globalLayer('ag.components');

/**
 * For what several components share, and so several sheets repeat: a component's own rules win over it, whatever the order
 * of the sheets.
 */
export const sharedLayer = globalLayer({ parent: componentsLayer }, 'shared');
