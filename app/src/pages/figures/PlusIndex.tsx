import { systemPages } from '../../content/systems.ts';
import { trinityOptions } from '../../domain/catalogue/trinity.ts';
import { SystemLinks } from './parts/SystemLinks';

const { name, includes } = trinityOptions['trinity-plus'];

/** The systems in Trinity Plus, each with its page. */
export const Figure = () => (
  <SystemLinks label={`The systems in ${name}`} of={includes} href={(id) => systemPages[id].to} />
);
