/** The id of a heading: "1. What it is" becomes `what-it-is`. */
export function headingId(title: string): string {
  const id = title
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{M}|[’']/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/-$/, '');
  return id.slice(Math.max(0, id.search(/[a-z]/)));
}
