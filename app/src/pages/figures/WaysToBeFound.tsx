import { waysToBeFound } from '../../content/waysToBeFound.ts';
import { DrawingList } from './parts/DrawingList';

/** Eight ways in which customers find a business. */
export const Figure = () => <DrawingList of="ways-to-be-found" items={waysToBeFound} />;
