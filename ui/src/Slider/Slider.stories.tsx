import { Slider, type SliderProps } from '@agency-site/ui/Slider';
import type { Story, StoryDefault } from '@ladle/react';
import { useState } from 'react';

export default { title: 'Slider' } satisfies StoryDefault;

const format = (euro: number) => `€${euro.toLocaleString('en-IE')}`;

function Budget({ start, ...props }: Partial<SliderProps> & { start?: number }) {
  const [value, setValue] = useState(start);
  return (
    <Slider
      label="Your budget"
      fieldLabel="Exact amount in €"
      min={500}
      max={100_000}
      step={500}
      format={format}
      value={value}
      onChange={setValue}
      {...props}
    />
  );
}

export const NothingChosen: Story = () => (
  <div className="w560">
    <Budget unsetText="Set your budget" hint="In steps of €500. You can change it at every step." />
  </div>
);

export const Chosen: Story = () => (
  <div className="w560">
    <Budget start={12_500} />
  </div>
);

export const LowestAndHighest: Story = () => (
  <div className="w560">
    <Budget start={500} />
    <Budget start={100_000} />
  </div>
);

/** Three quarters of the rail for what most readers spend. */
export const UnevenScale: Story = () => (
  <div className="w560">
    <Budget start={5000} bend={{ value: 20_000, at: 75 }} />
  </div>
);

export const WithError: Story = () => (
  <div className="w560">
    <Budget start={1500} error="€900 less than what you have chosen already." />
  </div>
);

/** A ceiling: whole euro may be typed between the steps of the slider; what is beyond its limits is refused. */
export const TypedAmount: Story = () => {
  const [value, setValue] = useState<number | undefined>(12_760);
  const [refused, setRefused] = useState<number>();
  return (
    <div className="w560">
      <Budget
        typedStep={1}
        value={value}
        onChange={setValue}
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
    </div>
  );
};

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
        onChange={setValue}
      />
    </div>
  );
};

export const NarrowColumn: Story = () => (
  <div className="w240">
    <Budget start={87_500} label="What you would like to spend on all of it" />
  </div>
);
