import type { ReactNode } from 'react';
import type { CaseFacts, ProjectFacts } from '../../content/article.ts';
import { articleLabels } from '../../content/articleLabels.ts';
import { casePath } from '../../content/links/publishedPages.ts';
import { billOf } from '../../content/projectBill.ts';
import { coverOf, isOwn } from '../../content/projects.ts';
import { formatEuro } from '../../domain/money.ts';
import { breakpoints } from '../../shell/style/media.ts';
import { money } from '../../shell/style/type.css';
import { cover as frame, image, link, title } from '../cover/cover.css';
import { filling, Image } from '../cover/Image';
import * as css from './ProjectLink.css';

interface ProjectLinkProps extends Omit<CoverProps, 'cover'> {
  project: ProjectFacts;
  className?: string | undefined;
  /** Above the cover. */
  children?: ReactNode;
  /** Below the cover. */
  caption: ReactNode;
}

/** A cover that leads to its project. */
export function ProjectLink({ project, className = '', caption, children, ...cover }: ProjectLinkProps) {
  return (
    <a className={`${link} ${className}`} href={casePath(project.index)}>
      {children}
      <Cover cover={coverOf(project)} {...cover} />
      {caption}
    </a>
  );
}

interface ProjectCaptionProps {
  project: ProjectFacts;
  heading: 'h2' | 'h3';
  /** Whether to say that a sample is one: no label of the whole list does. */
  labelled: boolean;
}

/** The words below the cover in a list: title, a line about the project, and its price or whom it was for. */
export function ProjectCaption({ project, heading: Heading, labelled }: ProjectCaptionProps) {
  return (
    <div className={css.caption}>
      <Heading className={title}>{project.title}</Heading>
      <p className={css.built}>
        {labelled && project.sample && <strong>{articleLabels.portfolio.sample.label} </strong>}
        {project.built}
      </p>
      {isOwn(project) ? (
        <p className={css.built}>{project.client}</p>
      ) : (
        <p className={`${css.sum} ${money}`}>{formatEuro(billOf(project).total)}</p>
      )}
    </div>
  );
}

interface CoverProps {
  cover: CaseFacts['cover'];
  /** Some covers are wide beside a tall one, and tall where the screen has room for two alike. */
  shape: 'wide' | 'tall' | 'tallOnTablets';
  /** Loads at once, for covers seen first. */
  eager?: boolean | undefined;
  isLargest?: boolean | undefined;
}

/** The cover of a project. */
function Cover({ cover, shape, eager, isLargest }: CoverProps) {
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
