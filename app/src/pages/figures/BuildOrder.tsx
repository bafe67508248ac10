import { parts } from '../../content/ecosystem.ts';
import { PicturedParts } from './parts/PicturedParts';

/** The parts of a business online, in the order to build them. */
export const Figure = () => <PicturedParts parts={parts} isNumbered />;
