import { useDeferredValue } from 'react';
import { useKept } from './useKept.ts';

/**
 * Data that follows a press: the press is answered first, by the new total, and what leads to it is drawn in the next
 * moment. Functions in the data have to do the same on every render.
 */
export const useFollowing = <Data>(data: Data): Data => useDeferredValue(useKept(data));
