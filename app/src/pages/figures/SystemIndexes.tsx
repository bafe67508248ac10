import { systemPages } from '../../content/systems.ts';
import { catalogue } from '../../domain/catalogue/given.ts';
import { systemIds } from '../../domain/catalogue/ids.ts';
import { SystemLinks } from './parts/SystemLinks';

const { trinityOptions } = catalogue;

const core = trinityOptions['trinity-core'];
const plus = trinityOptions['trinity-plus'];

/** The five systems, further down on the page. */
export const SystemIndex = () => <SystemLinks label="The five systems" of={systemIds} href={(id) => `#${id}`} />;

/** The systems in Trinity Core, further down on the page. */
export const CoreIndex = () => (
  <SystemLinks
    label={`The systems in ${core.name}`}
    of={core.includes}
    href={(id) => `#${id}`}
    together="trinity-core"
  />
);

/** The systems in Trinity Plus, each with its page. */
export const PlusIndex = () => (
  <SystemLinks
    label={`The systems in ${plus.name}`}
    of={plus.includes}
    href={(id) => systemPages[id].to}
    together="trinity-plus"
  />
);
