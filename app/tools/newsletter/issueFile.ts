import { basename } from 'node:path';
import { type Issue, issueOf } from '../../server/newsletter/issueEmail.ts';
import { CommandError } from '../../server/platform/cli/command.ts';

/**
 * Parses an issue file: the first line, `# …`, is the subject, the rest the text.
 * @throws CommandError with the file name and what to correct
 */
export function issueIn(file: string, text: string): Issue {
  try {
    const name = /^([a-z0-9][a-z0-9-]*)\.md$/.exec(basename(file))?.[1];
    if (!name)
      throw new Error('The file name may contain only lowercase letters, digits and hyphens: 2026-12-opening-hours.md');
    const [title = '', ...rest] = text.replaceAll('\r\n', '\n').trim().split('\n');
    const subject = title.startsWith('# ') && title.slice(2).trim();
    const body = rest.join('\n').trim();
    if (!subject || !body)
      throw new Error('The first line is the subject, "# Our hours in December"; the text follows.');
    return issueOf(name, subject, body);
  } catch (error) {
    throw new CommandError(`${file}: ${error instanceof Error ? error.message : error}`, { cause: error });
  }
}
