import { joined } from '../../shell/art/drawing.css';
import { Sample } from '../../shell/Sample';
import { Drawing } from './parts/Drawing';

/** An ad and the page that it opens, joined where they say the same. */
export const AdAndPage = () => (
  <figure aria-labelledby="promise">
    <Drawing
      className={joined}
      of="campaign/ad-and-page"
      label="An ad says: a loaf for Sunday, order by Friday. The page it opens says the same, and takes the order."
    />
    <Sample id="promise" of="brand">
      Tansy is made up. The page repeats what the ad promised.
    </Sample>
  </figure>
);

/** A search, the ad at its top, and the page that it opens, joined where they say the same. */
export const SearchAd = () => (
  <figure aria-labelledby="search">
    <Drawing
      className={joined}
      of="campaign/search-ad"
      label="A search for bread near me shows an ad first: a loaf for Sunday, order by Friday. The page it opens says the same, and takes the order."
    />
    <Sample id="search" of="brand">
      Tansy is made up. The ad answers the search, and the page repeats the ad.
    </Sample>
  </figure>
);
