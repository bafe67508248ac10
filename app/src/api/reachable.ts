/** Whether the server still has the page that is open: it is not away, and neither is the network. */
export async function pageIsThere(): Promise<boolean> {
  try {
    return (await fetch(location.href, { method: 'HEAD', cache: 'no-store' })).ok;
  } catch {
    return false;
  }
}
