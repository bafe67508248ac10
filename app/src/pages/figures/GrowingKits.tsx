import { DrawingPart } from '../../shell/art/Drawing';
import * as drawing from '../../shell/art/drawing.css';
import { type KitName, kits, piecesOf } from '../../shell/art/Kit';
import { SampleFigure } from '../../shell/Sample';
import * as css from './parts/growingKit.css';

interface GrowingKitProps {
  of: KitName;
  /** One sentence about the drawing. */
  caption: string;
}

/** The pieces of a service beside its prices: the middle package, or the one that is pointed at. */
function GrowingKit({ of, caption }: GrowingKitProps) {
  const id = `${of}-kit`;
  const pieces = piecesOf(of);
  return (
    <SampleFigure id={id} of="brand" caption={caption}>
      <div className={drawing.stage}>
        <svg className={drawing.kit} viewBox={pieces[0]?.viewBox} role="img" aria-label={kits[of].labels[1]}>
          {pieces.map(({ name, from, file, outline }) => (
            <g key={name}>
              {outline && <path className={`drawing-outline ${css.outlines[from]}`} d={outline} />}
              <DrawingPart className={css.pieces[from]} file={file} />
            </g>
          ))}
        </svg>
      </div>
    </SampleFigure>
  );
}

/** The pieces of a brand, beside its prices. */
export const BrandPicture = () => (
  <GrowingKit of="brand" caption="Tansy is made up. What Elite adds is drawn as an outline." />
);

/** The pieces of a campaign, beside its prices. */
export const CampaignPicture = () => (
  <GrowingKit of="campaign" caption="The ads of the Growth Campaign. What Premium adds is drawn as an outline." />
);

/** The pieces of a platform, beside its prices. */
export const PlatformPicture = () => (
  <GrowingKit of="platform" caption="The Full System tier. What Premium adds is drawn as an outline." />
);
