import { Slider, type SliderProps } from '@agency-site/ui/Slider';
import type { Story, StoryDefault } from '@ladle/react';
import { useState } from 'react';

export default { title: 'Slider' } satisfies StoryDefault;

const format = (euro: number) => `€${euro.toLocaleString('en-IE')}`;

type BudgetProps = Partial<SliderProps> & { start?: number; column?: string };

function Budget({ start, column = 'w560', ...props }: BudgetProps) {
  const [value, setValue] = useState(start);
  return (
    <div className={column}>
      <Slider
        label="Your budget"
        fieldLabel="Exact amount in €"
        min={500}
        max={100_000}
        step={500}
        format={format}
        value={value}
        onValueChange={setValue}
        {...props}
      />
    </div>
  );
}

/** No knob until a value is chosen: a default would pass for an answer. */
export const NothingChosen: Story = () => (
  <Budget unsetText="Set your budget" hint="In steps of €500. You can change it at every step." />
);

/** Drag, arrow keys or typing: rail and field agree. */
export const Chosen: Story = () => <Budget start={12_500} />;

/** Three quarters of the rail for what most readers spend. */
export const UnevenScale: Story = () => <Budget start={5000} bend={{ value: 20_000, at: 75 }} />;

/** The error is below the field and read with it. */
export const WithError: Story = () => <Budget start={1500} error="€900 less than what you have chosen already." />;

/** A ceiling: whole euro may be typed between the steps of the slider; what is beyond its limits is refused. */
export const TypedAmount: Story = () => {
  const [value, setValue] = useState<number | undefined>(12_760);
  const [refused, setRefused] = useState<number>();
  return (
    <Budget
      typedStep={1}
      value={value}
      onValueChange={setValue}
      onOutOfRange={(typed) => {
        setRefused(typed);
        setValue(undefined);
      }}
      error={
        value === undefined && refused !== undefined
          ? refused < 500
            ? `The least is ${format(500)}.`
            : `The most is ${format(100_000)}.`
          : undefined
      }
    />
  );
};

/** Steps of cents, typed in the way of the language. */
export const Decimals: Story = () => {
  const [value, setValue] = useState<number | undefined>(0.3);
  return (
    <div className="w420">
      <Slider
        label="Commission"
        fieldLabel="Percent"
        min={0}
        max={1}
        step={0.1}
        format={(share) => `${share} %`}
        value={value}
        onValueChange={setValue}
      />
    </div>
  );
};

/** The field moves below the rail. */
export const NarrowColumn: Story = () => (
  <Budget start={87_500} label="What you would like to spend on all of it" column="w240" />
);
