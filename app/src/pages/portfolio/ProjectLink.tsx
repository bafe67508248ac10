import type { ReactNode } from 'react';
import type { ProjectFacts } from '../../content/article.ts';
import { articleLabels } from '../../content/articleLabels.ts';
import { casePath } from '../../content/links/publishedPages.ts';
import { billOf } from '../../content/projectBill.ts';
import { coverOf, isOwn } from '../../content/projects.ts';
import { formatEuro } from '../../domain/money.ts';
import { money } from '../../shell/style/type.css';
import { link, title } from '../cover/link.css';
import { Cover, type CoverProps } from './Cover';
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
