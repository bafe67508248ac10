/** Whether the browser runs the button's `command` itself: a handler must not repeat it. */
export const runsCommand = (button: Element): boolean => 'command' in button && button.hasAttribute('commandfor');
