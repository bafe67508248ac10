import type { KeyboardEvent } from 'react';

/** Whether the key belongs to an input method, as for Japanese. Safari ends the composition before the Enter that confirms it. */
export const isComposing = ({ nativeEvent }: KeyboardEvent): boolean =>
  nativeEvent.isComposing || nativeEvent.keyCode === 229;

/** Whether the key was pressed in a dialog that the element with the handler contains: the page behind it must not act on it. */
export const isInDialogInside = ({ target, currentTarget }: KeyboardEvent): boolean =>
  (target as Element).closest('dialog') !== currentTarget.closest('dialog');
