import { outreach } from '../../content/outreach.ts';
import { PicturedParts } from './parts/PicturedParts';

/** The four parts that reach customers, with one look and one message. */
export const Figure = () => <PicturedParts parts={outreach} />;
