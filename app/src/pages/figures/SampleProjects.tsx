import { articleLabels } from '../../content/articleLabels.ts';
import { projects } from '../../content/projects.ts';
import { title } from '../cover/link.css';
import { ProjectLink } from '../portfolio/ProjectLink';
import { Sample } from './parts/Sample';
import * as css from './parts/sampleProjects.css';

const { label, text } = articleLabels.portfolio.samples;

/** The numbers of the projects that are shown: others than on the landing page. */
const chosen = [4, 2, 6];

/** Three sample projects, and that they are samples. */
export const Figure = () => (
  <>
    <section className={css.row} aria-label={label}>
      {projects
        .filter(({ index }) => chosen.includes(index))
        .toSorted((one, other) => chosen.indexOf(one.index) - chosen.indexOf(other.index))
        .map((project) => (
          <ProjectLink
            key={project.index}
            project={project}
            shape="tall"
            eager
            caption={
              <span className={css.caption}>
                <b className={title}>{project.title}</b>
                <span className={css.built}>{project.built}</span>
              </span>
            }
          />
        ))}
    </section>
    <div className={css.label}>
      <Sample as="p" of="projects">
        {text}
      </Sample>
    </div>
  </>
);
