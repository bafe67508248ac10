import { type ComponentType, lazy } from 'react';

interface FigureProps {
  /** Texts beside the figure, numbered as its places are. */
  notes?: readonly { title: string; text: string }[] | undefined;
}

const files = import.meta.glob<{ Figure: ComponentType<FigureProps> }>(['../figures/*.tsx', '!**/*.test.tsx']);
const figures = Object.fromEntries(
  Object.entries(files).map(([file, load]) => [file, lazy(async () => ({ default: (await load()).Figure }))]),
);

/** A figure of the page, with styles of its own that only its pages load. */
export function Figure({ name, notes }: FigureProps & { name: string }) {
  const Drawn = figures[`../figures/${name}.tsx`];
  if (!Drawn) throw new Error(`There is no figure ${name}.`);
  return notes ? <Drawn notes={notes} /> : <Drawn />;
}
