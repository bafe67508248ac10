const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};

/** Text as markup shows it. */
export const escaped = (text: string): string => text.replace(/[&<>"]/g, (letter) => entities[letter] ?? letter);

/** Markup as the text that it shows. */
export const unescaped = (markup: string): string =>
  markup
    .replace(/&#x27;|&#39;/g, "'")
    .replaceAll('&quot;', '"')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');
