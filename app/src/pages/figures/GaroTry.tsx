import { Island } from '../../shell/document/Island';
import { Sample } from '../../shell/Sample';
import { GaroTrial } from './try/GaroTrial';

/** GARO's search in the visitor's hands. */
export const GaroTry = () => (
  <>
    <Island name="garo-trial" hydrate="visible">
      <GaroTrial />
    </Island>
    <Sample as="p" of="data">
      Six made-up items and eight made-up weeks of sales. It shows how the search works, and promises no saving.
    </Sample>
  </>
);
