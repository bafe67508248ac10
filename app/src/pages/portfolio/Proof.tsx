import { articleLabels } from '../../content/articleLabels.ts';
import { showsSampleProjects } from '../../content/installation.ts';
import { paths } from '../../content/links/paths.ts';
import { areSamples, projects } from '../../content/projects.ts';
import { wrap } from '../../shell/frame/Frame.css';
import { ArrowIcon } from '../../shell/icons';
import { laterSection } from '../../shell/style/laterSection.css';
import * as type from '../../shell/style/type.css';
import { ProjectCaption, ProjectLink } from './ProjectLink';
import * as css from './Proof.css';

const words = articleLabels.portfolio;

/** The numbers of the projects that are shown, and of the first three when some of these are gone. */
const chosen = [3, 1, 5];
const found = chosen.flatMap((index) => projects.find((project) => project.index === index) ?? []);
const shown = found.length === chosen.length ? found : projects.slice(0, chosen.length);
const allSamples = areSamples(shown);

/** Three projects on another page: a wide cover and two tall ones, equally high. */
export function Proof() {
  if (shown.length < chosen.length) return null;
  return (
    <section className={`${laterSection} ${css.section}`} aria-labelledby="our-work">
      <div className={wrap}>
        <div className={css.top}>
          <h2 className={`${type.h1} ${css.heading}`} id="our-work">
            {showsSampleProjects ? words.proof.heading(shown.length) : words.own.proof}
          </h2>
          {allSamples && (
            <p className={css.label}>
              {words.samples.label} {words.samples.text}
            </p>
          )}
          <a className={`${type.link} ${css.all}`} href={paths.portfolio}>
            {showsSampleProjects ? words.proof.all(projects.length) : words.own.all}
            <ArrowIcon />
          </a>
        </div>
        <div className={css.trio}>
          {shown.map((project, at) => (
            <ProjectLink
              key={project.index}
              className={at === 0 ? css.first : ''}
              project={project}
              shape={at === 0 ? 'wide' : 'tall'}
              caption={<ProjectCaption project={project} heading="h3" labelled={!allSamples} />}
            />
          ))}
        </div>
      </div>
    </section>
  );
}
