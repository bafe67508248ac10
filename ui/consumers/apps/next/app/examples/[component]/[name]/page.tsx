import { readdirSync } from 'node:fs';

interface Params {
  component: string;
  name: string;
}

export const generateStaticParams = (): Params[] =>
  readdirSync('examples', { recursive: true, encoding: 'utf8' }).flatMap((file) => {
    const [, component, name] = /^(\w+)[\\/](\w+)\.tsx$/.exec(file) ?? [];
    return component && name ? [{ component, name }] : [];
  });

/** A sample of the documentation, as it is printed, in a server component. */
export default async function Page({ params }: { params: Promise<Params> }) {
  const { component, name } = await params;
  const { default: Example } = await import(`../../../../examples/${component}/${name}.tsx`);
  return (
    <main>
      <Example />
    </main>
  );
}
