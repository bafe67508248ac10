/** The id of a heading: "1. What it is" becomes `what-it-is`. */
export function headingId(title: string): string {
  return title
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{M}|[’']/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^[\d-]+(?=[a-z])|-$/g, '');
}
