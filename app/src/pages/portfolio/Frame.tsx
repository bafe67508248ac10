import { type ComponentType, lazy } from 'react';
import type { Artwork } from '../../content/article.ts';
import { frameFile } from './frameFile.ts';

export interface FrameProps {
  /** What it shows, in a sentence. */
  alt: string;
}

/** One file each, so that a page has only the styles of its own. */
const files = import.meta.glob<{ Drawing: ComponentType<FrameProps> }>('./frames/*.tsx');
const drawings = Object.fromEntries(
  Object.entries(files).map(([file, load]) => [
    `src/pages/portfolio/${file.slice(2)}`,
    lazy(async () => ({ default: (await load()).Drawing })),
  ]),
);

/** A website or a system: HTML that scales like a picture. */
export function Frame({ name, alt }: Extract<Artwork, { kind: 'frame' }>) {
  const Drawing = drawings[frameFile(name)];
  if (!Drawing) throw new Error(`A sample project shows "frame:${name}", and there is no ${frameFile(name)}.`);
  return <Drawing alt={alt} />;
}
