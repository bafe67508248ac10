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

/** The one that can’t be chosen is grey, and arrow keys skip it. */
export const OneUnavailable: Story = () => (
  <Segmented label="View" options={views.map((view) => ({ ...view, disabled: view.value === 'day' }))} />
);
