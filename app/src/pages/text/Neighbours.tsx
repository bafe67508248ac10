import type { PostFacts } from '../../content/article.ts';
import { wrap } from '../../shell/frame/Frame.css';
import * as css from './Article.css';

interface NeighboursProps {
  /** All texts, newest first. */
  all: readonly PostFacts[];
  /** The current one. */
  index: number;
  pathOf: (index: number) => string;
  words: { newer: string; older: string };
}

/** Links to the previous and next text. */
export function Neighbours({ all, index, pathOf, words }: NeighboursProps) {
  const at = all.findIndex((facts) => facts.index === index);
  const sides = [
    { which: words.newer, facts: all[at - 1] },
    { which: words.older, facts: all[at + 1] },
  ];
  return (
    <nav className={wrap} aria-label={`${words.newer}, ${words.older}`}>
      <div className={css.neighbours}>
        {sides.map(
          ({ which, facts }) =>
            facts && (
              <a key={which} className={css.neighbour} href={pathOf(facts.index)}>
                <span className={css.which}>{which}</span>
                {facts.title}
              </a>
            ),
        )}
      </div>
    </nav>
  );
}
