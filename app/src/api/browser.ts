/**
 * Opens another page with a full load: of this site, or one that the server named.
 * @param how `replace`: Back skips this page
 */
export const openPage = (to: string, how: 'assign' | 'replace' = 'assign'): void => window.location[how](to);

/** Downloads a text as a file. */
export function saveFile(name: string, type: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type }));
  const link = Object.assign(document.createElement('a'), { href: url, download: name });
  link.click();
  // Some browsers read the URL only after the click.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}

/** Whether the visitor has asked their system for less motion. */
export const prefersReducedMotion = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Whether the server still serves the current page. */
export async function isPageReachable(): Promise<boolean> {
  try {
    return (await fetch(location.href, { method: 'HEAD', cache: 'no-store' })).ok;
  } catch {
    return false;
  }
}
