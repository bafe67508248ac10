import type { Story, StoryDefault } from '@ladle/react';
import { checkNames, generalChecks } from '../contracts/checks/names';
import type { CheckResult, ComponentResult, PromiseResult } from '../contracts/results';
import results from '../contracts/results.json';
import * as css from './contracts.css';

export default { title: 'Accessibility contracts' } satisfies StoryDefault;

const components: readonly ComponentResult[] = results as ComponentResult[];
const parts = { roles: 'What is read aloud', keys: 'Keyboard', states: 'How states show' } as const;

/** How many held, of how many; words and a sign, so that nobody has to see the colour. */
function Share({ passed, of }: { passed: number; of: number }) {
  if (of === 0) return '–';
  return passed === of ? (
    <span className={css.held}>✓ {of}</span>
  ) : (
    <span className={css.broken}>
      ✗ {passed} of {of}
    </span>
  );
}

const Mark = ({ held }: { held: boolean }) => (
  <span className={held ? css.held : css.broken}>{held ? '✓' : '✗ broken:'}</span>
);

const held = (promises: readonly PromiseResult[]) => promises.filter(({ failed }) => failed.length === 0).length;

function Row({ component, stories, checks, promises }: ComponentResult) {
  return (
    <tr>
      <th scope="row">{component}</th>
      {(Object.keys(parts) as (keyof typeof parts)[]).map((part) => {
        const own = promises.filter((promise) => promise.part === part);
        return (
          <td key={part}>
            <Share passed={held(own)} of={own.length} />
          </td>
        );
      })}
      {checks.map(({ name, passed, accepted }) => (
        <td key={name}>
          <Share passed={passed} of={stories} />
          {accepted.length > 0 ? ' *' : null}
        </td>
      ))}
    </tr>
  );
}

function Findings({ of }: { of: readonly string[] }) {
  return of.map((finding) => (
    <p key={finding} className={css.broken}>
      {finding}
    </p>
  ));
}

const Said = ({ says, story, failed }: PromiseResult) => (
  <li>
    <Mark held={failed.length === 0} /> {says} <span className={css.story}>({story})</span>
    <Findings of={failed} />
  </li>
);

const Checked = ({ name, failed, accepted }: CheckResult) => (
  <>
    {accepted.map((why) => (
      <p key={why}>
        * {name}: {why}
      </p>
    ))}
    <Findings of={failed} />
  </>
);

function Detail({ component, pattern, checks, promises }: ComponentResult) {
  return (
    <details className={css.component}>
      <summary className={css.name}>{component}</summary>
      <div className={css.body}>
        <p className={css.lead}>{pattern}</p>
        {(Object.keys(parts) as (keyof typeof parts)[]).map((part) => (
          <section key={part}>
            <h3 className={css.part}>{parts[part]}</h3>
            <ul>
              {promises
                .filter((promise) => promise.part === part)
                .map((promise) => (
                  <Said key={promise.says + promise.story} {...promise} />
                ))}
            </ul>
          </section>
        ))}
        <div>
          {checks.map((check) => (
            <Checked key={check.name} {...check} />
          ))}
        </div>
      </div>
    </details>
  );
}

/** What the last run found: `pnpm --filter @agency-site/ladle run contracts` makes it anew. */
export const LastRun: Story = () => (
  <main className={css.page}>
    <h1 className={css.title}>Accessibility contracts</h1>
    <p className={css.lead}>
      Each component promises in sentences what readers get who do not see it, do not point, or see it otherwise. A real
      Chromium holds it to every sentence, and each of its stories to the general checks. The numbers are sentences,
      then stories; a star marks what is accepted, and why stands below.
    </p>
    {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keys. */}
    <section className={css.sheet} aria-label="Results" tabIndex={0}>
      <table className={css.table}>
        <thead>
          <tr>
            {['Component', ...Object.values(parts), ...checkNames].map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {components.map((result) => (
            <Row key={result.component} {...result} />
          ))}
        </tbody>
      </table>
    </section>
    <dl className={css.legend}>
      {checkNames.map((name) => (
        <div key={name}>
          <dt className={css.term}>{name}</dt>
          <dd>{generalChecks[name]}</dd>
        </div>
      ))}
    </dl>
    <div>
      {components
        .filter(({ pattern }) => pattern)
        .map((result) => (
          <Detail key={result.component} {...result} />
        ))}
    </div>
  </main>
);
