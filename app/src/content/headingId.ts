/** The anchor of a title: "1. What it is" is found at `#what-it-is`. */
export function headingId(title: string): string {
  return title
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{M}|[’']/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^[\d-]+(?=[a-z])|-+$/g, '');
}
