/** The texts of the story files, each loaded when a story of it is shown. */
const files = import.meta.glob<string>('../../ui/src/**/*.stories.tsx', { query: '?raw', import: 'default' });

/** "package-card" of "PackageCard", as in the address of a story and of its page in the documentation. */
const kebab = (name: string) => name.replace(/\B[A-Z]/g, (letter) => `-${letter}`).toLowerCase();

/** Where the documentation is served: `pnpm docs:dev`, or what `VITE_DOCS` names. */
const docs: string = import.meta.env.VITE_DOCS ?? 'http://localhost:4321';

export interface Note {
  /** What to look at. */
  text: string;
  /** The page of the component in the documentation; undefined for stories of several components. */
  page: string | undefined;
}

/** What the comment above a story says. @param id "package-card--one-chosen" */
export async function noteOf(id: string): Promise<Note | undefined> {
  const [component, story] = id.split('--');
  const path = Object.keys(files).find((file) => kebab(/(\w+)\.stories/.exec(file)?.[1] ?? '') === component);
  const text = path && (await files[path]?.());
  for (const [, comment, name] of text?.matchAll(/\/\*\*((?:(?!\*\/).)*)\*\/\nexport const (\w+): Story/gs) ?? [])
    if (comment && name && kebab(name) === story)
      return {
        text: comment.replace(/\s*\n \*\s*/g, ' ').trim(),
        page: /\/[A-Z]\w+\.stories/.test(path ?? '') ? `${docs}/components/${component}/` : undefined,
      };
}
