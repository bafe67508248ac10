import { contractOf } from './contract.ts';
import { sizeOf } from './sizes.ts';
import { asMdx, defaultsOf, type Entry, oneLine } from './source.ts';
import { statesOf } from './states.ts';

/* The part of a component's page that follows from its sources, as Markdown. */

const code = (text: string) => `\`${text.replaceAll('`', "'")}\``;
const row = (cells: readonly string[]) => `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;

/** A Markdown table. */
export const table = (heads: readonly string[], rows: readonly (readonly string[])[]): string =>
  [row(heads), row(heads.map(() => '---')), ...rows.map(row)].join('\n');

const list = (items: readonly string[]) => items.map((item) => `- ${item}`).join('\n');
const section = (title: string, ...parts: readonly string[]) =>
  parts.some(Boolean) ? [`## ${title}`, ...parts.filter(Boolean)].join('\n\n') : '';

/** The import line of a component with its functions. */
export const importOf = ({ name, values }: Entry): string =>
  `\`\`\`tsx\nimport { ${values.join(', ')} } from '@agency-site/ui/${name}';\n\`\`\``;

function propsTable({ components, name: module }: Entry): string {
  const tables = components.map(({ displayName, props }) => {
    const defaults = defaultsOf(displayName, module);
    const sorted = Object.values(props).sort((a, b) => Number(b.required) - Number(a.required));
    const rows = sorted.map(({ name, type, required, description }) => [
      code(name),
      code(type.raw ?? type.name),
      required ? 'required' : defaults.has(name) ? code(oneLine(defaults.get(name) ?? '')) : '',
      asMdx(oneLine(description)),
    ]);
    const title = components.length > 1 ? `### ${code(displayName)}\n\n` : '';
    return rows.length > 0 ? title + table(['Prop', 'Type', 'Default', 'Meaning'], rows) : '';
  });
  return tables.filter(Boolean).join('\n\n');
}

function statesTable(component: string): string {
  const rows = statesOf(component).map(({ part, root, element, states }) => [
    root ? 'the root' : code(element),
    part === undefined ? '' : code(part),
    states.map(code).join(', '),
  ]);
  return rows.length > 0 ? table(['Element', '`data-part`', '`data-state`'], rows) : '';
}

/** The reference below a component's examples. */
export function referenceOf(entry: Entry): string {
  const { name, functions, types } = entry;
  const props = propsTable(entry);
  const declared = [...functions.map((one) => `${one.name}: ${one.signature}`), ...types];
  const states = statesTable(name);
  const contract = contractOf(name);
  const size = sizeOf(name);
  const keys = (contract?.groups.get('Keys') ?? []).map((title) => title.split(/: (.+)/).slice(0, 2));
  const promises = [...(contract?.groups ?? [])].filter(
    ([group, sentences]) => group !== 'Keys' && sentences.length > 0,
  );
  return [
    section('Props', props, props && '`className`, `style`, `ref` and all native attributes are passed on as well.'),
    section('Types', declared.length > 0 ? `\`\`\`ts\n${declared.join('\n\n')}\n\`\`\`` : ''),
    section(
      'Parts and states',
      states &&
        'For your tests and your own styles. The names and values below are part of the public API; class names are not.',
      states,
    ),
    section('Keyboard', keys.length > 0 ? table(['Key', 'What it does'], keys) : ''),
    contract
      ? section(
          'Accessibility',
          contract.pattern,
          ...promises.map(
            ([group, sentences]) => `### ${group}\n\n${list(sentences.map((sentence) => `${sentence}.`))}`,
          ),
          'Every sentence is checked in Chromium. [What else is checked](/accessibility/).',
        )
      : '',
    size === undefined
      ? ''
      : section(
          'Size',
          `${size} kB: JS and CSS together, compressed by brotli, without React. What components share loads once. [All sizes](/sizes/)`,
        ),
  ]
    .filter(Boolean)
    .join('\n\n');
}
