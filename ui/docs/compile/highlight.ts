import { type CssVariablesThemeOptions, createCssVariablesTheme, createHighlighter } from 'shiki';

const options: CssVariablesThemeOptions = { name: 'tokens', variablePrefix: '--code-' };
const highlighter = await createHighlighter({
  langs: ['tsx', 'ts', 'js', 'css', 'html', 'sh', 'json', 'astro'],
  themes: [createCssVariablesTheme(options)],
});

/**
 * Code as HTML, each token in a class: "keyword" for `var(--code-token-keyword)`. The page gives the classes their
 * colours, so the same HTML serves both schemes.
 */
export function highlight(code: string, language: string): string {
  const { tokens } = highlighter.codeToTokens(code, { lang: language as 'tsx', theme: 'tokens' });
  return tokens
    .map((line) =>
      line
        .map(({ content, color = '' }) => {
          const [, kind] = /--code-token-([\w-]+)/.exec(color) ?? [];
          return kind ? `<span class="${kind}">${escaped(content)}</span>` : escaped(content);
        })
        .join(''),
    )
    .join('\n');
}

/** Text as HTML. */
export const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
