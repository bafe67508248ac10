import { globalLayer } from '@vanilla-extract/css';

/** Declared once, first in styles.css: an app's unlayered CSS always wins over these. */
export const resetLayer = globalLayer('ag.reset');
export const themeLayer = globalLayer('ag.theme');
export const componentsLayer = globalLayer('ag.components');
