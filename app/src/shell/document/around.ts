/** All elements of the page, or of one of its elements, that neither contain nor are inside an element. */
export function* around(element: Element, root: Element = document.body): Generator<HTMLElement> {
  for (let branch: Element = element; branch !== root && branch.parentElement; branch = branch.parentElement) {
    for (const other of branch.parentElement.children) {
      if (other !== branch && other instanceof HTMLElement) yield other;
    }
  }
}
