import { brandSteps } from '../../content/drawnTexts.ts';
import { stage } from '../../shell/art/drawing.css';
import { Steps } from '../text/sections/Steps';
import { Drawing } from './parts/Drawing';

const steps = Object.entries(brandSteps).map(([id, step]) => ({
  ...step,
  drawing: (
    <div className={stage}>
      <Drawing of={`brand-steps/${id}`} />
    </div>
  ),
}));

/** How a brand is made, from a photo of the shop to the files. */
export const BrandSteps = () => <Steps items={steps} />;
