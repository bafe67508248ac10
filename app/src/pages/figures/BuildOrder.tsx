import { parts } from '../../content/ecosystem.ts';
import { ArrowIcon } from '../../shell/icons';
import * as type from '../../shell/style/type.css';
import { ServicePicture } from '../landing/ServicePicture';
import * as css from './explore/buildOrder.css';
import { stage } from './kit/kit.css';
import { Sample } from './parts/Sample';

/** The parts of a business online, in the order to build them. */
export const Figure = () => (
  <>
    <ol className={css.list}>
      {parts.map(({ service, title, text, more }, at) => (
        <li key={service} className={css.part}>
          <div className={`${stage} ${css.picture}`}>
            <ServicePicture of={service} />
          </div>
          <div>
            <h3 className={type.h3}>
              <span className={css.number}>{at + 1}</span> {title}
            </h3>
            <p className={css.text}>{text}</p>
            <a className={type.link} href={more.to}>
              {more.label} <ArrowIcon />
            </a>
          </div>
        </li>
      ))}
    </ol>
    <Sample as="p" of="brand">
      Tansy is made up.
    </Sample>
  </>
);
