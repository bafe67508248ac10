import { site } from '../content/site.ts';

/** Title and description of a page. */
export function PageMeta({ title, description }: { title: string; description: string }) {
  return (
    <>
      <title>{`${title} – ${site.name}`}</title>
      <meta name="description" content={description} />
    </>
  );
}
