import type { Block } from '../../content/article.ts';
import { articleLabels } from '../../content/articleLabels.ts';
import { wrap } from '../../shell/frame/Frame.css';
import * as css from './Article.css';
import { Blocks } from './Blocks';
import { linked } from './linked.css';
import { prose } from './Prose.css';

const heads = (block: Block): block is Extract<Block, { kind: 'heading' }> =>
  block.kind === 'heading' && block.level === 2;

/** A text with its table of contents beside it. */
export function ArticleBody({ blocks }: { blocks: readonly Block[] }) {
  const contents = blocks.filter(heads);
  return (
    <div className={`${wrap} ${css.columns}`}>
      <div>
        {contents.length > 2 && (
          <nav className={css.contents} aria-labelledby="contents">
            <h2 className={css.contentsTitle} id="contents">
              {articleLabels.contents}
            </h2>
            <ol>
              {contents.map(({ id, text }) => (
                <li key={id}>
                  <a href={`#${id}`}>{text}</a>
                </li>
              ))}
            </ol>
          </nav>
        )}
      </div>
      <div className={`${prose} ${linked}`}>
        <Blocks blocks={blocks} />
      </div>
    </div>
  );
}
