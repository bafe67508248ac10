import type { Block } from '../../src/domain/text/blocks.ts';
import { blocks } from '../platform/markdown/blocks.ts';
import { curly } from '../platform/markdown/curly.ts';

/** A newsletter issue. */
export interface Issue {
  /** Identifies it when sent: `2026-12-opening-hours`. */
  name: string;
  subject: string;
  blocks: readonly Block[];
}

/** Parses an issue written in Markdown. Throws at content that e-mails can't show. */
export function issueOf(name: string, subject: string, markdown: string): Issue {
  return { name, subject: curly(subject), blocks: blocks(markdown) };
}
