import { articleLabels } from '../../content/articleLabels.ts';
import * as css from './Contents.css';

interface ContentsProps {
  of: readonly { id: string; text: string }[];
  className?: string;
}

/** Links to the parts of a page. */
export const Contents = ({ of, className = '' }: ContentsProps) => (
  <nav className={`${css.contents} ${className}`} aria-labelledby="contents">
    <h2 className={css.title} id="contents">
      {articleLabels.contents}
    </h2>
    <ol>
      {of.map(({ id, text }) => (
        <li key={id}>
          <a href={`#${id}`}>{text}</a>
        </li>
      ))}
    </ol>
  </nav>
);
