import type { PostFacts as Facts } from '../../content/article.ts';
import { articleLabels } from '../../content/articleLabels.ts';
import { formatDate } from '../../domain/dates.ts';
import * as css from './PostFacts.css';

const words = articleLabels.blog;

/** Who wrote a post, when, and how long it takes to read. */
export const PostFacts = ({ of: { author, date, minutes }, className = '' }: { of: Facts; className?: string }) => (
  <p className={`${css.facts} ${className}`}>
    {author !== undefined && <span>{words.by(author)}</span>}
    <time dateTime={date}>{formatDate(date)}</time>
    <span>{words.minutes(minutes)}</span>
  </p>
);
