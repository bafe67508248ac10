import { Segmented } from '@agency-site/ui/Segmented';
import type { Story, StoryDefault } from '@ladle/react';

export default { title: 'Segmented' } satisfies StoryDefault;

const views = [
  { value: 'week', label: 'Week' },
  { value: 'day', label: 'Day' },
  { value: 'hours', label: 'Hours and days off' },
] as const;

/** One of few: arrow keys move the choice. */
export const Views: Story = () => <Segmented label="View" options={views} />;

/** The closed one says why when the focus is on it. */
export const OneUnavailable: Story = () => (
  <Segmented label="View" options={views.map((view) => ({ ...view, disabled: view.value === 'day' }))} />
);
