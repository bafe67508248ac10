import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Token } from '../../facts/tokens.ts';
import { sizeLimits } from '../../sizes.ts';
import type { Weight } from '../../weigh.ts';
import { commentOf, table } from './component.ts';
import { components, home, kebab } from './contents.ts';
import type { Library } from './library.ts';
import { pictureFile, pictures, schemes } from './pictures.ts';

/* Chapters of a text that follow from other files. */

/** All custom properties of the theme. */
export const tokensTable = (tokens: readonly Token[]): string =>
  table(
    ['Variable', 'Light', 'Dark', 'For'],
    tokens.map(({ variable, light, dark, about }) => [
      `\`${variable}\``,
      `\`${light}\``,
      light === dark ? '' : `\`${dark}\``,
      about,
    ]),
  );

const sum = ({ js, css }: Weight) => js + css;

/** The size of every component beside its goal, and why some are larger. */
export function sizes({ weights }: Library): string {
  const rows = Object.entries(sizeLimits).map(([name, { limit, goal = limit, reason }]) => {
    const weight = weights.get(name);
    const figures = weight ? [weight.js, weight.css, sum(weight)].map((kB) => kB.toFixed(1)) : ['', '', ''];
    return [name, ...figures, `${goal}${reason ? ', not met' : ''}`];
  });
  const reasons = Object.entries(sizeLimits).flatMap(([name, { reason }]) =>
    reason ? `- **${name}**: ${reason}` : [],
  );
  return [
    table(['Component', 'JS', 'CSS', 'Together', 'Goal'], rows),
    '## Goals that are not met',
    reasons.join('\n'),
  ].join('\n\n');
}

/** Every component with its picture, as a list of links. */
export const tiles = ({ facts }: Library): string => {
  const items = components.map((name) => {
    const own = facts.get(name);
    const picture = pictures[name];
    // Both load lazily, so that the browser requests only the one that is shown.
    const image = picture
      ? schemes.map((scheme) => `![${picture.alt}](/pictures/${pictureFile(name, scheme)})`).join('')
      : '';
    const size = own?.weight === undefined ? '' : ` *${sum(own.weight).toFixed(1)} kB*`;
    return `- ${image}${size} [${name}](/components/${kebab(name)}/) ${own ? commentOf(own.entry).about : ''}`;
  });
  return `<div class="tiles">\n\n${items.join('\n')}\n\n</div>`;
};

/** The findings of general checks that are accepted, each once. */
export const exceptions = ({ facts }: Library): string => {
  const all = [...facts].flatMap(([name, { contract }]) =>
    (contract?.exceptions ?? []).map(({ check, why }) => `- ${name}, ${check}: ${why}.`),
  );
  return [...new Set(all)].join('\n');
};

const notes = join(home, '../../.changeset');

/** The notes of the next version, each without its front matter. */
const unreleased = () =>
  readdirSync(notes)
    .filter((file) => file.endsWith('.md') && file !== 'README.md')
    .sort()
    .map((file) => readFileSync(join(notes, file), 'utf8').replace(/^---[\s\S]*?---\s*/, ''))
    .map((text) => `- ${text.trim().replaceAll('\n', '\n  ')}`);

/** What is new: the next version, then CHANGELOG.md. */
export function changelog(): string {
  const released = readFileSync(join(home, '../CHANGELOG.md'), 'utf8')
    .replace(/^# .*\n/, '')
    .replace(/^- [0-9a-f]{7,}: /gm, '- ');
  const next = unreleased();
  return [next.length > 0 ? `## Next version\n\n${next.join('\n')}` : '', released.trim()].filter(Boolean).join('\n\n');
}
