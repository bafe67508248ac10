import type { DocumentedComponent, Entry, Prop } from '../../facts/source.ts';
import type { AnyContract, Facts } from './library.ts';

/* The parts of a component's page that follow from its sources, as Markdown. */

const code = (text: string) => `\`${text}\``;
const cell = (text: string) => text.replaceAll('|', '\\|');
const row = (cells: readonly string[]) => `| ${cells.map(cell).join(' | ')} |`;

/** A Markdown table. */
export const table = (heads: readonly string[], rows: readonly (readonly string[])[]) =>
  [row(heads), row(heads.map(() => '---')), ...rows.map(row)].join('\n');

const list = (items: readonly string[]) => items.map((item) => `- ${item}`).join('\n');
const section = (title: string, ...parts: readonly string[]) =>
  parts.some(Boolean) ? [`## ${title}`, ...parts.filter(Boolean)].join('\n\n') : '';

const propRow = ({ name, type, required, default: usual, about }: Prop) => [
  code(name),
  code(type),
  required ? 'required' : usual === undefined ? '' : code(usual.replaceAll('`', "'")),
  about,
];

const propsOf = ({ name, props }: DocumentedComponent, titled: boolean) =>
  props.length === 0
    ? ''
    : [titled ? `### ${code(name)}\n\n` : '', table(['Prop', 'Type', 'Default', 'Meaning'], props.map(propRow))].join(
        '',
      );

/** The comment of a component, or of a module's first function: its first sentence, and the rest. */
export function commentOf({ name, components, functions }: Entry): { about: string; more: string } {
  const all = [...components, ...functions];
  const comment = (all.find((one) => one.name === name) ?? all[0])?.about ?? '';
  const [, about = comment, more = ''] = /^(.+?[.!?])(?: (.+))?$/.exec(comment) ?? [];
  return { about, more };
}

/** The import line of a component with its functions and types. */
export const importOf = ({ name, components, functions }: Entry): string =>
  `import { ${[...components, ...functions].map((one) => one.name).join(', ')} } from '@agency-site/ui/${name}';`;

const typesOf = ({ functions, types }: Entry) => {
  const declared = [...functions.map((one) => `${one.name}: ${one.signature}`), ...types];
  return declared.length > 0 ? `\`\`\`ts\n${declared.join('\n\n')}\n\`\`\`` : '';
};

const statesOf = ({ states }: Facts) =>
  table(
    ['Element', '`data-part`', '`data-state`'],
    states.map(({ part, root, element, states }) => [
      root ? 'the root' : code(element),
      part === undefined ? '' : code(part),
      states.map(code).join(', '),
    ]),
  );

const lastResult = ({ result }: Facts) =>
  result &&
  `When last checked, on ${result.day}, ${result.held === result.all ? `all ${result.all}` : `${result.held} of ${result.all}`} checks of this component held.`;

const promises = ({ pattern, roles, states }: AnyContract) => [
  pattern,
  list([...roles, ...states].map(({ says }) => `${says}.`)),
];

const accepted = ({ exceptions = [] }: AnyContract) =>
  exceptions.length > 0 ? `Accepted findings:\n\n${list(exceptions.map(({ check, why }) => `${check}: ${why}.`))}` : '';

/** The reference below a component's examples. */
export function reference(facts: Facts): string {
  const { entry, contract, weight } = facts;
  const props = entry.components.map((one) => propsOf(one, entry.components.length > 1));
  const shared =
    entry.components.length > 0 ? '`className`, `style`, `ref` and all native attributes are passed on as well.' : '';
  const keys = contract?.keys ?? [];
  return [
    section('Props', ...props, ...(props.some(Boolean) ? [shared] : [])),
    section('Types', typesOf(entry)),
    facts.states.length > 0
      ? section(
          'Parts and states',
          'For your tests and your own styles. The names and values below are part of the public API; class names are not.',
          statesOf(facts),
        )
      : '',
    keys.length > 0
      ? section(
          'Keyboard',
          table(
            ['Key', 'What it does'],
            keys.map(({ keys, do: does }) => [keys, does]),
          ),
        )
      : '',
    contract
      ? section(
          'Accessibility',
          ...promises(contract),
          accepted(contract),
          lastResult(facts) ?? '',
          'Every sentence is checked in Chromium. [What else is checked](/accessibility/).',
        )
      : '',
    weight === undefined
      ? ''
      : section(
          'Size',
          `${(weight.js + weight.css).toFixed(1)} kB: JS and CSS together, compressed by brotli, without React. What components share loads once. [All sizes](/sizes/)`,
        ),
  ]
    .filter(Boolean)
    .join('\n\n');
}
