import type { Story, StoryDefault } from '@ladle/react';
import type { Contract } from '../../ui/test/contract';
import { generalChecks } from '../tests/checks/names';
import * as css from './contracts.css';

export default { title: 'Accessibility contracts' } satisfies StoryDefault;

type AnyContract = Contract<Record<string, unknown>>;

const contracts = Object.entries(
  import.meta.glob<AnyContract>('../../ui/src/*/*.contract.ts', { eager: true, import: 'default' }),
).map(([path, contract]) => ({ component: path.split('/').at(-2) ?? '', ...contract }));

/** Every sentence here is checked in Chromium: `pnpm --filter @agency-site/ladle run contracts`. */
export const Sentences: Story = () => (
  <main className={css.page}>
    <h1 className={css.title}>Accessibility contracts</h1>
    <p className={css.lead}>
      What each component promises to people who can't see it, don't use a pointer, or see it differently. npm test
      checks every sentence in Chromium, and every story passes these general checks:
    </p>
    <dl className={css.legend}>
      {Object.entries(generalChecks).map(([name, says]) => (
        <div key={name}>
          <dt className={css.term}>{name}</dt>
          <dd>{says}</dd>
        </div>
      ))}
    </dl>
    {contracts.map(({ component, pattern, roles, keys, states, exceptions = [] }) => (
      <details key={component} className={css.component}>
        <summary className={css.name}>{component}</summary>
        <div className={css.body}>
          <p className={css.lead}>{pattern}</p>
          <ul>
            {[...roles, ...states].map(({ says, story }) => (
              <li key={says}>
                {says} <span className={css.story}>({story})</span>
              </li>
            ))}
            {keys.map(({ keys, do: does, story }) => (
              <li key={keys + does}>
                <strong>{keys}</strong> {does} <span className={css.story}>({story})</span>
              </li>
            ))}
          </ul>
          {exceptions.map(({ check, why }) => (
            <p key={why}>
              Accepted for “{check}”: {why}.
            </p>
          ))}
        </div>
      </details>
    ))}
  </main>
);
