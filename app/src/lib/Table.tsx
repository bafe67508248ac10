import type { ComponentProps, ReactNode } from 'react';

interface TableProps extends ComponentProps<'table'> {
  caption?: ReactNode;
  /** The names of its columns; with props where one has a class of its own. */
  head?: readonly (string | ComponentProps<'th'>)[];
  /** Its rows. */
  children: ReactNode;
  /** The rows of its sums. */
  foot?: ReactNode;
}

/** Words and figures in rows and columns. */
export const Table = ({ caption, head, foot, children, ...table }: TableProps) => (
  <table {...table}>
    {caption && <caption>{caption}</caption>}
    {head && (
      <thead>
        <tr>
          {head.map((column, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: columns never move
            <th key={at} scope="col" {...(typeof column === 'string' ? { children: column } : column)} />
          ))}
        </tr>
      </thead>
    )}
    <tbody>{children}</tbody>
    {foot && <tfoot>{foot}</tfoot>}
  </table>
);
