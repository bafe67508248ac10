/** All that neither contains an element nor is inside it, up to a root, and isn't inert already. */
export function around(element: Element, root: Element = document.body): HTMLElement[] {
  const others: HTMLElement[] = [];
  for (let branch = element; branch !== root && branch.parentElement; branch = branch.parentElement) {
    for (const other of branch.parentElement.children) {
      if (other !== branch && other instanceof HTMLElement && !other.inert) others.push(other);
    }
  }
  return others;
}
