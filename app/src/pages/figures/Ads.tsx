import { joined } from '../../shell/art/drawing.css';
import { SampleFigure } from '../../shell/Sample';
import { Drawing } from './parts/Drawing';

/** An ad and the page that it opens, joined where they say the same. */
export const AdAndPage = () => (
  <SampleFigure id="promise" of="brand" caption="Tansy is made up. The page repeats what the ad promised.">
    <Drawing
      className={joined}
      of="campaign/ad-and-page"
      label="An ad says: a loaf for Sunday, order by Friday. The page it opens says the same, and takes the order."
    />
  </SampleFigure>
);

/** A search, the ad at its top, and the page that it opens, joined where they say the same. */
export const SearchAd = () => (
  <SampleFigure
    id="search"
    of="brand"
    caption="Tansy is made up. The ad answers the search, and the page repeats the ad."
  >
    <Drawing
      className={joined}
      of="campaign/search-ad"
      label="A search for bread near me shows an ad first: a loaf for Sunday, order by Friday. The page it opens says the same, and takes the order."
    />
  </SampleFigure>
);
