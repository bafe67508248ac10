import { type ComponentType, lazy } from 'react';
import { figureFile } from '../../content/figures.ts';

interface FigureProps {
  /** Texts beside the figure, numbered as its places are. */
  notes?: readonly { title: string; text: string }[] | undefined;
}

const files = import.meta.glob<Record<string, ComponentType<FigureProps>>>(['../figures/*.tsx', '!**/*.test.tsx']);
const figures = new Map<string, ComponentType<FigureProps>>();

/** A figure of the page, with styles that only its pages load. */
export function Figure({ name, notes }: FigureProps & { name: string }) {
  const Drawn = figures.get(name) ?? load(name);
  return notes ? <Drawn notes={notes} /> : <Drawn />;
}

function load(name: string): ComponentType<FigureProps> {
  const figure = lazy(async () => {
    const drawn = (await files[`../figures/${figureFile(name)}.tsx`]?.())?.[name];
    if (!drawn) throw new Error(`There is no figure ${name}.`);
    return { default: drawn };
  });
  figures.set(name, figure);
  return figure;
}
