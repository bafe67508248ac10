import type { ReactNode } from 'react';
import { type PicturedPart, parts } from '../../content/ecosystem.ts';
import { fourServices } from '../../content/fourServices.ts';
import { outreach } from '../../content/outreach.ts';
import { ArrowIcon } from '../../shell/icons';
import { Sample } from '../../shell/Sample';
import * as type from '../../shell/style/type.css';
import { ServicePicture } from '../landing/ServicePicture';
import { caption } from './parts/caption.css';
import * as css from './parts/picturedParts.css';

interface PicturedPartsProps {
  parts: readonly PicturedPart[];
  isNumbered?: boolean;
}

/** Services, each with its picture, a sentence and a link. */
function PicturedParts({ parts, isNumbered = false }: PicturedPartsProps) {
  const List = isNumbered ? 'ol' : 'ul';
  const numbered = (title: string, at: number): ReactNode => (
    <>
      <span className={css.number}>{at + 1}</span> {title}
    </>
  );
  return (
    <>
      <List className={css.list}>
        {parts.map(({ service, title, text, more }, at) => (
          <li key={service} className={css.part}>
            <ServicePicture of={service} />
            <div>
              <h3 className={type.h3}>{isNumbered ? numbered(title, at) : title}</h3>
              <p className={caption}>{text}</p>
              <a className={type.link} href={more.to}>
                {more.label} <ArrowIcon />
              </a>
            </div>
          </li>
        ))}
      </List>
      <Sample as="p" of="brand">
        Tansy is made up.
      </Sample>
    </>
  );
}

/** The parts of a business online, in the order to build them. */
export const BuildOrder = () => <PicturedParts parts={parts} isNumbered />;

/** The four services, with what each makes. */
export const FourServices = () => <PicturedParts parts={fourServices} />;

/** The four parts that reach customers, with one look and one message. */
export const Outreach = () => <PicturedParts parts={outreach} />;
