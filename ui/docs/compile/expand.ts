import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { home } from './contents.ts';

/** An empty fence names the file that it shows: ```` ```tsx file=../consumers/apps/next/app/layout.tsx ````. */
const fence = /^```(\w+) (file|example|window)=(\S+)\n```$/gm;

/** The path of an example, "Slider/Budget", in this package. */
export const exampleFile = (name: string) => `examples/${name}.tsx`;

/** Fills the code blocks that name a file of this repository or a live example. */
export const expand = (markdown: string): string =>
  markdown.replace(fence, (_, language: string, kind: string, name: string) => {
    const text = readFileSync(join(home, kind === 'file' ? name : exampleFile(name)), 'utf8').trim();
    return `\`\`\`${language} ${kind}=${name}\n${text}\n\`\`\``;
  });

/** The Markdown for other readers: code blocks have only their language. */
export const plain = (markdown: string): string => markdown.replace(/^(```\w+) .*$/gm, '$1');
