import type { Span, Words } from '../../domain/text/blocks.ts';

/** A link in a text. */
function TextLink({ to, text }: { to: string; text: string }) {
  return /^\/(?!\/)/.test(to) ? <a href={to}>{text}</a> : <a href={to}>{text}</a>;
}

function One({ span }: { span: Span }) {
  if (typeof span === 'string') return span;
  if ('to' in span) return <TextLink {...span} />;
  return span.as === 'strong' ? <strong>{span.text}</strong> : <em>{span.text}</em>;
}

/** Inline text with links and emphasis. */
export function Spans({ words }: { words: Words }) {
  if (typeof words === 'string') return words;
  // biome-ignore lint/suspicious/noArrayIndexKey: words never move
  return words.map((span, at) => <One key={at} span={span} />);
}
