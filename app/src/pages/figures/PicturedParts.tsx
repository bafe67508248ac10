import { type PicturedPart, parts } from '../../content/ecosystem.ts';
import { fourServices } from '../../content/fourServices.ts';
import { outreach } from '../../content/outreach.ts';
import { Sample } from '../../shell/Sample';
import { ServicePicture } from '../landing/ServicePicture';
import { Pictured } from './parts/Pictured';

/** Services, each with its picture, a sentence and a link. */
const PicturedParts = ({ parts, isNumbered }: { parts: readonly PicturedPart[]; isNumbered?: boolean }) => (
  <>
    <Pictured
      columns="4-2"
      beside="tablet"
      isNumbered={isNumbered}
      items={parts.map((part) => ({ ...part, picture: <ServicePicture of={part.service} /> }))}
    />
    <Sample as="p" of="brand">
      Tansy is made up.
    </Sample>
  </>
);

/** The parts of a business online, in the order to build them. */
export const BuildOrder = () => <PicturedParts parts={parts} isNumbered />;

/** The four services, with what each makes. */
export const FourServices = () => <PicturedParts parts={fourServices} />;

/** The four parts that reach customers, with one look and one message. */
export const Outreach = () => <PicturedParts parts={outreach} />;
