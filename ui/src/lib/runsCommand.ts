/** Whether the browser itself runs the command of a button: doing the same in a handler would be once too often. */
export const runsCommand = (button: Element): boolean => 'command' in button && button.hasAttribute('commandfor');
