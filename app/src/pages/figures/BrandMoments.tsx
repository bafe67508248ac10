import { brandMoments } from '../../content/brandMoments.ts';
import { DrawingList } from './parts/DrawingList';

/** When a business needs a new look. */
export const Figure = () => <DrawingList of="brand-moments" items={brandMoments} />;
