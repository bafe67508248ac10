import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Contract } from '../test/contract.ts';
import { pictures } from './pictures.ts';
import { type Drawn, type Entry, home, type Prop, readSource } from './source.ts';
import { readTokens } from './tokens.ts';

/** Generated parts of the README, between `<!-- name: … -->` and `<!-- /name -->`. */
export type Part = 'components' | 'tokens';

const between = (part: Part) => new RegExp(`(<!-- ${part}: [^>]*-->\n)[\\s\\S]*?(\n<!-- /${part} -->)`);

/** The current text of a part. */
export function partOf(readme: string, part: Part): string {
  const found = between(part).exec(readme)?.[0];
  if (!found) throw new Error(`The README has no place for the ${part}`);
  return found.split('\n').slice(2, -2).join('\n');
}

export const withPart = (readme: string, part: Part, text: string): string =>
  readme.replace(between(part), (_, start: string, end: string) => `${start}\n${text}\n${end}`);

/** The ones the library is there for come first. */
const first = ['PackageCard', 'PathOption', 'StepShell', 'BudgetBar', 'SlotCalendar', 'OrderSummary', 'ConsentSwitch'];
const place = ({ name }: Entry) => (first.includes(name) ? first.indexOf(name) : first.length);

const cell = (text: string) => text.replaceAll('|', '\\|');
const code = (text: string) => `\`${text}\``;
const row = (cells: readonly string[]) => `| ${cells.map(cell).join(' | ')} |`;
const table = (heads: readonly string[], rows: readonly (readonly string[])[]) =>
  [row(heads), row(heads.map(() => '---')), ...rows.map(row)].join('\n');
const folded = (title: string, text: string) => `<details><summary>${title}</summary>\n\n${text}\n\n</details>`;
const fenced = (text: string) => `\`\`\`ts\n${text}\n\`\`\``;

const propRow = ({ name, type, required, default: usual, about }: Prop) => [
  required ? `**${code(name)}**` : code(name),
  code(type) + (usual === undefined ? '' : ` = ${code(usual.replaceAll('`', "'"))}`),
  about,
];

const propsOf = ({ name, props }: Drawn, titled: boolean) =>
  [titled ? `${code(name)}:\n` : '', table(['Prop', 'Type, default', 'Meaning'], props.map(propRow))].join('\n').trim();

type AnyContract = Contract<Record<string, unknown>>;

async function contractOf(name: string): Promise<AnyContract | undefined> {
  const path = join(home, `src/${name}/${name}.contract.ts`);
  if (!existsSync(path)) return undefined;
  const { default: contract } = (await import(path)) as { default: AnyContract };
  return contract;
}

const promised = ({ pattern, roles, keys, states }: AnyContract) =>
  [
    pattern,
    [...roles, ...states].map(({ says }) => `- ${says}.`).join('\n'),
    keys.length > 0
      ? table(
          ['Key', 'What it does'],
          keys.map(({ keys, do: does }) => [keys, does]),
        )
      : '',
  ]
    .filter(Boolean)
    .join('\n\n');

async function sectionOf({ name, drawn, called, types }: Entry, kB: number | undefined): Promise<string> {
  const picture = pictures[name];
  const contract = await contractOf(name);
  const exported = [...drawn, ...called];
  const imported = code(`import { ${exported.map((one) => one.name).join(', ')} } from '@agency-site/ui/${name}'`);
  const props = drawn.filter((one) => one.props.length > 0).map((one) => propsOf(one, drawn.length > 1));
  const declarations = [...called.map((one) => `${one.name}: ${one.signature}`), ...types];
  return [
    `### ${name}`,
    ...exported.map((one) => (one.name === name ? one.about : `${code(one.name)}: ${one.about}`)),
    picture ? `<img src="docs/${name}.webp" width="${Math.min(picture.width, 800)}" alt="${picture.alt}">` : '',
    kB === undefined ? imported : `${kB.toFixed(1)} kB · ${imported}`,
    props.length > 0 ? folded('Props', props.join('\n\n')) : '',
    declarations.length > 0 ? folded('Types', fenced(declarations.join('\n\n'))) : '',
    contract ? folded('Accessibility contract', promised(contract)) : '',
  ]
    .filter(Boolean)
    .join('\n\n');
}

const overviewOf = ({ name, drawn, called }: Entry, kB: number | undefined) => [
  `[${name}](#${name.toLowerCase()})`,
  kB?.toFixed(1) ?? '',
  // The first sentence.
  [...drawn, ...called][0]?.about.replace(/(?<=[.!?]) .*$/, '') ?? '',
];

/** All entries of the library at a glance, and a section for each. `weights` are in kB, by name. */
export async function componentsPart(weights: ReadonlyMap<string, number>): Promise<string> {
  const entries = readSource().sort((a, b) => place(a) - place(b));
  const overview = entries.map((entry) => overviewOf(entry, weights.get(entry.name)));
  const sections = await Promise.all(entries.map((entry) => sectionOf(entry, weights.get(entry.name))));
  return [table(['Component', 'kB', 'What it is'], overview), ...sections].join('\n\n');
}

/** The custom properties of the theme. */
export const tokensPart = (): string =>
  table(
    ['Variable', 'Light', 'Dark', 'For'],
    readTokens().map(({ variable, light, dark, about }) => [
      code(variable),
      code(light),
      light === dark ? '' : code(dark),
      about,
    ]),
  );

const figure = /^(\d+\.\d) kB · /gm;

/** The figures of a components part, by the name of the component. */
export function weightsIn(part: string): Map<string, number> {
  const sections = part.split(/^### /m).slice(1);
  return new Map(
    sections.flatMap((section) => {
      const [, kB] = /^(\d+\.\d) kB · /m.exec(section) ?? [];
      return kB ? [[section.split('\n')[0] ?? '', Number(kB)] as const] : [];
    }),
  );
}

export const withoutWeights = (part: string): string => part.replace(figure, '').replace(/\| \d+\.\d \|/g, '|  |');
