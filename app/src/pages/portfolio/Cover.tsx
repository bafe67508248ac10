import type { CaseFacts } from '../../content/article.ts';
import { breakpoints } from '../../shell/style/media.ts';
import * as css from './Cover.css';
import { Image } from './Image';

export interface CoverProps {
  cover: CaseFacts['cover'];
  /** Some covers are wide beside a tall one, and tall where the screen has room for two alike. */
  shape: 'wide' | 'tall' | 'tallOnTablets';
  /** Loads at once, for covers seen first. */
  eager?: boolean | undefined;
}

/** The cover of a project. Under the pointer the picture grows a little, and its frame doesn't. */
export function Cover({ cover, shape, eager }: CoverProps) {
  return (
    <span className={`${css.cover} ${css.shape[shape]}`}>
      <Image
        className={css.image}
        picture={shape === 'tall' ? cover.tall : cover.wide}
        sizes={`${breakpoints.phone} 100vw, ${breakpoints.tablet} 50vw, ${shape === 'tall' ? '400px' : '800px'}`}
        narrow={shape === 'tallOnTablets' ? { picture: cover.tall, media: breakpoints.tablet } : undefined}
        eager={eager}
      />
    </span>
  );
}
