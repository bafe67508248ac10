import { systemIds } from '../../domain/catalogue/trinity.ts';
import { SystemLinks } from './parts/SystemLinks';

/** The five systems, further down on the page. */
export const Figure = () => <SystemLinks label="The five systems" of={systemIds} href={(id) => `#${id}`} />;
