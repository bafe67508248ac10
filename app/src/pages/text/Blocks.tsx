import { type Block, plain, type Words } from '../../domain/text/blocks.ts';
import { Table } from '../../lib/Table';
import { Spans } from './Spans';

/** Paragraphs of a text. */
export function Blocks({ blocks }: { blocks: readonly Block[] }) {
  // biome-ignore lint/suspicious/noArrayIndexKey: the blocks of a text never move
  return blocks.map((block, at) => <One key={at} block={block} />);
}

function One({ block }: { block: Block }) {
  switch (block.kind) {
    case 'text':
      return <Paragraph words={block.words} />;
    case 'heading': {
      const Heading = `h${block.level}` as const;
      return <Heading id={block.id}>{block.text}</Heading>;
    }
    case 'list': {
      const List = block.ordered ? 'ol' : 'ul';
      return (
        <List>
          {block.items.map((words) => (
            <li key={plain(words)}>
              <Spans words={words} />
            </li>
          ))}
        </List>
      );
    }
    case 'quote':
      return (
        <blockquote>
          {block.text.map((words) => (
            <Paragraph key={plain(words)} words={words} />
          ))}
        </blockquote>
      );
    case 'table':
      return <Rows {...block} />;
  }
}

function Paragraph({ words }: { words: Words }) {
  return (
    <p>
      <Spans words={words} />
    </p>
  );
}

const Rows = ({ head, rows }: Extract<Block, { kind: 'table' }>) => (
  <Table head={head.map((words) => ({ children: <Spans words={words} /> }))}>
    {rows.map((cells) => (
      <tr key={plain(cells[0] ?? '')}>
        {cells.map((words, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: cells never move
          <td key={at}>
            <Spans words={words} />
          </td>
        ))}
      </tr>
    ))}
  </Table>
);
