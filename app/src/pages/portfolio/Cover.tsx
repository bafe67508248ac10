import type { CaseFacts } from '../../content/article.ts';
import { breakpoints } from '../../shell/style/media.ts';
import { cover as frame, image } from '../cover/cover.css';
import { filling, Image } from '../cover/Image';
import * as css from './Cover.css';

export interface CoverProps {
  cover: CaseFacts['cover'];
  /** Some covers are wide beside a tall one, and tall where the screen has room for two alike. */
  shape: 'wide' | 'tall' | 'tallOnTablets';
  /** Loads at once, for covers seen first. */
  eager?: boolean | undefined;
  isLargest?: boolean | undefined;
}

/** The cover of a project. */
export function Cover({ cover, shape, eager, isLargest }: CoverProps) {
  const [narrow, broad] = shape === 'tallOnTablets' ? (['tall', 'wide'] as const) : ([shape, shape] as const);
  const sizes = [
    `${breakpoints.phone} ${filling(cover[narrow], css.ratios[narrow], 100, 'vw')}`,
    `${breakpoints.tablet} ${filling(cover[narrow], css.ratios[narrow], 50, 'vw')}`,
    filling(cover[broad], css.ratios[broad], shape === 'tall' ? 400 : 800, 'px'),
  ];
  return (
    <span className={`${frame} ${css.shape[shape]}`}>
      <Image
        className={image}
        picture={shape === 'tall' ? cover.tall : cover.wide}
        sizes={sizes.join(', ')}
        narrow={shape === 'tallOnTablets' ? { picture: cover.tall, media: breakpoints.tablet } : undefined}
        eager={eager}
        isLargest={isLargest}
      />
    </span>
  );
}
