import { trinityOptions } from '../../domain/catalogue/trinity.ts';
import { SystemLinks } from './parts/SystemLinks';

const { name, includes } = trinityOptions['trinity-core'];

/** The systems in Trinity Core, further down on the page. */
export const Figure = () => <SystemLinks label={`The systems in ${name}`} of={includes} href={(id) => `#${id}`} />;
