import type { ReactNode } from 'react';
import type { PicturedPart } from '../../../content/ecosystem.ts';
import { ArrowIcon } from '../../../shell/icons';
import { Sample } from '../../../shell/Sample';
import * as type from '../../../shell/style/type.css';
import { ServicePicture } from '../../landing/ServicePicture';
import { caption } from './caption.css';
import * as css from './picturedParts.css';

interface PicturedPartsProps {
  parts: readonly PicturedPart[];
  isNumbered?: boolean;
}

/** Services, each with its picture, a sentence and a link. */
export function PicturedParts({ parts, isNumbered = false }: PicturedPartsProps) {
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
