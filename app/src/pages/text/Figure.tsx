import { type ComponentType, lazy } from 'react';

const files = import.meta.glob<{ Figure: ComponentType }>('../figures/*.tsx');
const figures = Object.fromEntries(
  Object.entries(files).map(([file, load]) => [file, lazy(async () => ({ default: (await load()).Figure }))]),
);

/** A figure of the page, with styles of its own that only its pages load. */
export function Figure({ name }: { name: string }) {
  const Drawn = figures[`../figures/${name}.tsx`];
  if (!Drawn) throw new Error(`There is no figure ${name}.`);
  return <Drawn />;
}
