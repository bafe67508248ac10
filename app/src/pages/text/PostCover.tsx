import type { PostFacts as Facts } from '../../content/article.ts';
import { articleLabels } from '../../content/articleLabels.ts';
import { formatDate } from '../../domain/dates.ts';
import { Knot } from '../../shell/art/Knot';
import { breakpoints } from '../../shell/style/media.ts';
import { cover as frame, image } from '../cover/cover.css';
import { Image } from '../cover/Image';
import * as css from './PostCover.css';

interface PostCoverProps {
  cover: Facts['cover'];
  /** In a list, or as wide as the page above its text. */
  shape: keyof typeof css.shape;
  /** Loads at once, for covers seen first. */
  eager?: boolean;
  isLargest?: boolean;
}

/** The picture of a post; a knot without one. */
export function PostCover({ cover, shape, eager, isLargest }: PostCoverProps) {
  const sizes = shape === 'banner' ? '100vw' : `${breakpoints.phone} 160vw, 800px`;
  return (
    <span className={`${frame} ${css.shape[shape]}`}>
      {cover ? (
        <Image className={image} picture={cover} sizes={sizes} eager={eager} isLargest={isLargest} />
      ) : (
        <Knot className={`${image} ${css.knot}`} isShared />
      )}
    </span>
  );
}

const words = articleLabels.blog;

/** Who wrote a post, when, and how long it takes to read. */
export const PostFacts = ({ of: { author, date, minutes }, className = '' }: { of: Facts; className?: string }) => (
  <p className={`${css.facts} ${className}`}>
    {author !== undefined && <span>{words.by(author)}</span>}
    <time dateTime={date}>{formatDate(date)}</time>
    <span>{words.minutes(minutes)}</span>
  </p>
);
