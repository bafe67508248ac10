import { Parser } from 'htmlparser2';

/** Words that must not break: "e-mail", "14-day", "made-up", "3–10 days", "21 business days", "€600–€1,000", "1 December". */
const together =
  /\b(?:[a-z]|\d+)-[a-z]+\b|\b[a-z]+-(?:[a-z]{1,2}|made)\b|\b\d+(?:–\d+)? (?:business |working )?(?:minutes?|hours?|days?|weeks?|months?|years?)\b|€[\d,]+–€[\d,]+|\b\d\d? (?:January|February|March|April|May|June|July|August|(?:Septem|Octo|Novem|Decem)ber)\b/gi;

/** Elements of running text. Links and buttons aren't: they may be flex containers, where each child is a box of its own. */
const running = /^(?:p|li|dd|td|h[1-6]|em|strong|span|figcaption)$/;

/**
 * Keeps short compounds, and amounts with their unit, on one line.
 * @param html of a document, from React; drawings and what scripts hydrate stay as they are
 * @param className of an element that doesn't wrap
 */
export function unbroken(html: string, className: string): string {
  /** For each open element: wraps words in its own text, in none of it, or leaves all inside. */
  const open: ('none' | 'wrap' | 'leave')[] = [];
  const parts: string[] = [];
  let copied = 0;
  const parser = new Parser({
    onopentag(name, attributes) {
      const left = open.at(-1) === 'leave' || name === 'svg' || attributes['data-island'] !== undefined;
      open.push(left ? 'leave' : running.test(name) ? 'wrap' : 'none');
    },
    ontext() {
      if (open.at(-1) !== 'wrap') return;
      const end = parser.endIndex + 1;
      const words = html.slice(parser.startIndex, end);
      parts.push(
        html.slice(copied, parser.startIndex),
        words.replace(together, (kept) => `<span class="${className}">${kept}</span>`),
      );
      copied = end;
    },
    onclosetag: () => open.pop(),
  });
  parser.end(html);
  return parts.join('') + html.slice(copied);
}
