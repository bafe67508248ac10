import type { Span, Words } from '../../domain/text/blocks.ts';

function Inline({ span }: { span: Span }) {
  if (typeof span === 'string') return span;
  if ('to' in span) return <a href={span.to}>{span.text}</a>;
  return span.as === 'strong' ? <strong>{span.text}</strong> : <em>{span.text}</em>;
}

/** Inline text with links and emphasis. */
export function Spans({ words }: { words: Words }) {
  if (typeof words === 'string') return words;
  // biome-ignore lint/suspicious/noArrayIndexKey: the spans never change order
  return words.map((span, at) => <Inline key={at} span={span} />);
}
