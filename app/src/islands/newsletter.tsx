import { hydrateRoot } from 'react-dom/client';
import { Newsletter } from '../shell/Newsletter';

export const hydrate = (place: HTMLElement): void => {
  hydrateRoot(place, <Newsletter />);
};
