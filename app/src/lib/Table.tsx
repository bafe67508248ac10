import type { ComponentProps, ReactNode } from 'react';

interface TableProps extends ComponentProps<'table'> {
  caption?: ReactNode;
  /** Column names; with props for a cell that needs a class. */
  head?: readonly (string | ComponentProps<'th'>)[];
  /** The body rows. */
  children: ReactNode;
  /** The footer rows, such as sums. */
  foot?: ReactNode;
}

/** A table with an optional caption, header row and footer. */
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
