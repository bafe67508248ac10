/** Longer parts of a path are secrets: links in e-mails open what belongs to their recipient. */
const longestWord = 20;

/**
 * Shortens the links of an e-mail, so that no one who reads it on the desk can use them: a link to set a password would open
 * its recipient's account.
 */
export function shortenLinks(text: string): string {
  return text.replace(/https?:\/\/[^\s"'<>]+/g, (link) => {
    const [path = ''] = link.split(/[?#]/, 1);
    const parts = path.split('/').map((part, at) => (at > 2 && part.length >= longestWord ? '…' : part));
    return parts.join('/') + (link.length > path.length ? '?…' : '');
  });
}
