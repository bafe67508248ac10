import { site } from '../content/site.ts';

/** What the tab and search engines are told of a page. */
export function PageMeta({ title, description }: { title: string; description: string }) {
  return (
    <>
      <title>{`${title} – ${site.name}`}</title>
      <meta name="description" content={description} />
    </>
  );
}
