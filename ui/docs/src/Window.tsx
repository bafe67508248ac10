import type { ComponentType } from 'react';

/** The examples that cover or scroll a page, so that they need one of their own. */
const modules = import.meta.glob<{ default: ComponentType }>(
  [
    '../examples/{Banner/Notice,ScrollTop/LongPage,StepShell/QuoteBuilder}.tsx',
    '../examples/recipes/{Consent,Quote,Wizard}.tsx',
  ],
  { eager: true },
);

const nameOf = (path: string) => path.replace(/^\.\.\/examples\/|\.tsx$/g, '');
const examples = new Map(Object.entries(modules).map(([path, module]) => [nameOf(path), module.default]));

export const windows = [...examples.keys()];

/** An example alone on its page. */
export function Window({ name }: { name: string }) {
  const Example = examples.get(name);
  return Example && <Example />;
}
