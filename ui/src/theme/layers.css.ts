import { globalLayer } from '@vanilla-extract/css';

/*
 * Every style sheet begins with these names, so the order is the same whichever sheet a page loads first. They are those of
 * Tailwind 4 and of many resets: an app's `reset` and `base` lose to the components, its `utilities` and unlayered CSS win.
 */
globalLayer('reset');
const theme = globalLayer('theme');
const base = globalLayer('base');
const components = globalLayer('components');
globalLayer('utilities');

export const resetLayer = globalLayer({ parent: base }, 'ag');
export const themeLayer = globalLayer({ parent: theme }, 'ag');
export const componentsLayer = globalLayer({ parent: components }, 'ag');

/**
 * For rules that several components share and several style sheets repeat: a component's own rules override them, whatever
 * the order of the sheets.
 */
export const sharedLayer = globalLayer({ parent: componentsLayer }, 'shared');
