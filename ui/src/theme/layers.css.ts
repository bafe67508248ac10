import { globalLayer } from '@vanilla-extract/css';

/** Declared first in every style sheet. An app's unlayered CSS overrides all of them. */
export const resetLayer = globalLayer('ag.reset');
export const themeLayer = globalLayer('ag.theme');
export const componentsLayer = globalLayer('ag.components');

/**
 * For rules that several components share and several style sheets repeat: a component's own rules override them, whatever
 * the order of the sheets.
 */
export const sharedLayer = globalLayer({ parent: componentsLayer }, 'shared');
