import { casePath } from '../../content/links/publishedPages.ts';
import { owners, ownersLabel } from '../../content/owners.ts';
import { Sample } from '../../shell/Sample';
import { link, title } from '../cover/cover.css';
import * as css from './parts/owners.css';

const faces = import.meta.glob<string>('../../content/owners/*.svg', { eager: true, query: '?url', import: 'default' });

/** Owners of small companies, each leading to the sample project of that trade. */
export const Owners = () => (
  <>
    <div className={css.intro}>
      <h2 className={css.heading} id="owners">
        {ownersLabel.title}
      </h2>
      <Sample as="p" of="projects">
        {ownersLabel.sample}
      </Sample>
    </div>
    <ul className={css.row} aria-labelledby="owners">
      {owners.map(({ face, shows, who, need, project }) => (
        <li key={face}>
          <a className={link} href={casePath(project)}>
            <span className={css.frame}>
              <img
                className={css.face}
                src={faces[`../../content/owners/${face}.svg`]}
                width={640}
                height={800}
                alt={shows}
              />
            </span>
            <span className={css.words}>
              <b className={title}>{who}</b> <span className={css.need}>{need}</span>
            </span>
          </a>
        </li>
      ))}
    </ul>
  </>
);
