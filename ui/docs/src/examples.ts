import type { ComponentType } from 'react';

type Module = { default: ComponentType };

/** The live parts of the pages: "Slider/Budget" for an example, "ThemeEditor" for a tool of this site. */
const files = {
  ...import.meta.glob<Module>('../examples/*/*.tsx'),
  ...import.meta.glob<Module>('./live/*.tsx'),
};

const loaders = new Map(
  Object.entries(files).map(([file, load]) => [file.replace(/^\.\.\/examples\/|^\.\/live\/|\.tsx$/g, ''), load]),
);

/** Loads a live part by its name. */
export async function loadExample(name: string): Promise<ComponentType> {
  const load = loaders.get(name);
  if (!load) throw new Error(`There is no example ${name}`);
  return (await load()).default;
}

/** The prefix of the ids in a live part: no two parts of a page share one. */
export const prefixOf = (name: string): string => `${name.replace('/', '-')}-`;
