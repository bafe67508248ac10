import type { ReactNode } from 'react';
import type { CaseFacts } from '../../content/article.ts';
import { casePath } from '../../content/links/publishedPages.ts';
import { billOf } from '../../content/projectBill.ts';
import { formatEuro } from '../../domain/money.ts';
import { money } from '../../shell/style/type.css';
import { link, title } from '../cover/link.css';
import { Cover, type CoverProps } from './Cover';
import * as css from './ProjectLink.css';

interface ProjectLinkProps extends Omit<CoverProps, 'cover'> {
  project: CaseFacts;
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
      <Cover cover={project.cover} {...cover} />
      {caption}
    </a>
  );
}

/** The words below the cover in a list: title, price and a line about the project. */
export function ProjectCaption({ project, heading: Heading }: { project: CaseFacts; heading: 'h2' | 'h3' }) {
  return (
    <div className={css.caption}>
      <Heading className={title}>{project.title}</Heading>
      <p className={css.built}>{project.built}</p>
      <p className={`${css.sum} ${money}`}>{formatEuro(billOf(project).total)}</p>
    </div>
  );
}
