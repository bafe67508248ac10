import { articleLabels } from '../../content/articleLabels.ts';
import { showsSampleProjects } from '../../content/installation.ts';
import { deepLinks } from '../../content/links/deepLinks.ts';
import { paths } from '../../content/links/paths.ts';
import { areSamples, projects } from '../../content/projects.ts';
import { wrap } from '../../shell/frame/Frame.css';
import { PageMeta } from '../../shell/PageMeta';
import { Intro } from '../text/Intro';
import { Action } from '../text/sections/Action';
import * as css from './PortfolioIndex.css';
import { ProjectCaption, ProjectLink } from './ProjectLink';

const words = articleLabels.portfolio;
const allSamples = areSamples(projects);
const { description, heading, lead } = showsSampleProjects
  ? {
      ...words,
      description: allSamples ? words.samplesDescription : words.description,
      lead: words.lead(projects.length),
    }
  : words.own;

/** Two projects each. */
const rows = Array.from({ length: Math.ceil(projects.length / 2) }, (_, row) => projects.slice(2 * row, 2 * row + 2));

/** All projects. In a row of two, one cover is wide; in the next row it is the other. */
export function Component() {
  return (
    <>
      <PageMeta title={words.title} description={description} />
      <Intro path={paths.portfolio} heading={heading} lead={lead}>
        {allSamples && (
          <>
            <strong>{words.samples.label}</strong> {words.samples.text}
          </>
        )}
      </Intro>
      <div className={`${wrap} ${css.rows}`}>
        {projects.length === 0 && <p>{words.own.none}</p>}
        {rows.map((pair, row) => (
          <div key={pair[0]?.index} className={css.row[row % 2 === 0 ? 'wideFirst' : 'tallFirst']}>
            {pair.map((project, at) => (
              <ProjectLink
                key={project.index}
                project={project}
                shape={at === row % 2 ? 'tallOnTablets' : 'tall'}
                eager={row === 0}
                isLargest={row === 0 && at === 0}
                caption={<ProjectCaption project={project} heading="h2" labelled={!allSamples} />}
              />
            ))}
          </div>
        ))}
      </div>
      <Action
        {...words.action}
        {...(!showsSampleProjects && { lead: words.own.action })}
        action={{ label: 'Build your package', to: deepLinks.packageBuilder() }}
        secondaryAction={{ label: 'See all prices', to: paths.services }}
      />
    </>
  );
}
