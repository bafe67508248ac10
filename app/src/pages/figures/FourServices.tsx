import { fourServices } from '../../content/fourServices.ts';
import { PicturedParts } from './parts/PicturedParts';

/** The four services, with what each makes. */
export const Figure = () => <PicturedParts parts={fourServices} />;
