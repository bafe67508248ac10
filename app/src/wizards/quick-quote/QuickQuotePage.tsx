import { QuickQuote } from './QuickQuote';

export function Component() {
  return (
    <>
      <meta
        name="description"
        content="Build a quote for a website, Trinity business systems, or both. Every line shows its price and its rule."
      />
      <QuickQuote />
    </>
  );
}
