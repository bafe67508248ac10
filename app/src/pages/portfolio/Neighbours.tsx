import type { ProjectFacts } from '../../content/article.ts';
import { articleLabels } from '../../content/articleLabels.ts';
import { projects } from '../../content/projects.ts';
import { wrap } from '../../shell/frame/Frame.css';
import { ArrowIcon, BackIcon } from '../../shell/icons';
import { title } from '../cover/cover.css';
import { two } from '../cover/opened.css';
import * as css from './CasePage.css';
import { ProjectLink } from './ProjectLink';

const words = articleLabels.portfolio;

/** The previous and the next project with their covers; after the last comes the first. */
export function Neighbours({ index }: { index: number | string }) {
  const at = projects.findIndex((project) => project.index === index);
  const [previous, next] = [projects.at(at - 1), projects[(at + 1) % projects.length]];
  if (projects.length < 3 || !previous || !next) return null;
  return (
    <nav className={wrap} aria-label={words.others}>
      <div className={two}>
        <ProjectLink project={previous} shape="wide" caption={<Title of={previous} />}>
          <p className={css.which}>
            <BackIcon />
            {words.previous}
          </p>
        </ProjectLink>
        <ProjectLink className={css.next} project={next} shape="wide" caption={<Title of={next} />}>
          <p className={css.which}>
            {words.next}
            <ArrowIcon />
          </p>
        </ProjectLink>
      </div>
    </nav>
  );
}

const Title = ({ of }: { of: ProjectFacts }) => <p className={`${css.caption} ${title}`}>{of.title}</p>;
