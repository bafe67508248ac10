import type { Catalogue } from './catalogue.ts';
import { defaultCatalogue } from './defaultCatalogue.ts';

/** The catalogue in force: what pages show, and what the wizards offer and price. */
export const catalogue: Catalogue = defaultCatalogue;
