import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import { Slider } from './Slider';
import { Chosen, Decimals, NothingChosen, TypedAmount, UnevenScale, WithError } from './Slider.stories';

const user = userEvent.setup();

const range = () => screen.getByRole('slider', { name: 'Your budget' });
const field = () => screen.getByRole('spinbutton', { name: 'Your budget Exact amount in €' });

describe('a finger', () => {
  const touch = { pointerType: 'touch', clientX: 100, clientY: 100 };
  const swipe = (to: number) => {
    fireEvent.pointerDown(range(), touch);
    fireEvent.change(range(), { target: { value: to } });
  };

  test('that scrolls the page leaves the amount as it was', () => {
    const change = vi.fn();
    render(
      <Slider
        label="Your budget"
        value={12_500}
        onValueChange={change}
        min={500}
        max={100_000}
        step={500}
        format={String}
      />,
    );
    swipe(40_000);
    fireEvent.pointerMove(range(), { ...touch, clientX: 104, clientY: 80 });
    fireEvent.pointerCancel(range(), touch);
    expect(change).not.toHaveBeenCalled();
    expect(range()).toHaveValue('12500');
  });

  test('that slides changes it, while it slides and when it lifts', () => {
    render(<Chosen />);
    swipe(40_000);
    fireEvent.pointerMove(range(), { ...touch, clientX: 130 });
    expect(range()).toHaveValue('40000');
    fireEvent.change(range(), { target: { value: 41_000 } });
    fireEvent.pointerUp(range(), touch);
    expect(range()).toHaveValue('41000');
  });

  test('that only taps changes it', () => {
    render(<Chosen />);
    swipe(40_000);
    fireEvent.pointerUp(range(), touch);
    expect(field()).toHaveValue('40000');
  });
});

test('another button than the main one does nothing', () => {
  render(<Chosen />);
  expect(fireEvent.mouseDown(range(), { button: 2 })).toBe(false);
  expect(fireEvent.mouseDown(range(), { button: 0 })).toBe(true);
});

describe('before the first change', () => {
  test('passing by with Tab sets nothing', async () => {
    render(<NothingChosen />);
    await user.tab();
    expect(field()).toHaveFocus();
    await user.tab();
    expect(range()).toHaveFocus();
    await user.tab();
    expect(field()).toHaveValue('');
  });

  test.each(['Home', 'ArrowLeft', 'PageDown', ' '])('the key "%s" chooses the minimum', (key) => {
    render(<NothingChosen />);
    fireEvent.keyUp(range(), { key });
    expect(field()).toHaveValue('500');
    expect(range()).toHaveAttribute('aria-valuetext', '€500');
  });

  test('a click on the thumb chooses the minimum', async () => {
    render(<NothingChosen />);
    await user.click(range());
    expect(field()).toHaveValue('500');
  });
});

describe('an amount that is typed', () => {
  test.each([
    { typed: '750', taken: 1000 },
    { typed: '749', taken: 500 },
    { typed: '1', taken: 500 },
    { typed: '-40', taken: 500 },
    { typed: '99999999', taken: 100_000 },
    { typed: '12500.4', taken: 12_500 },
  ])('$typed becomes $taken when the field is left', async ({ typed, taken }) => {
    render(<NothingChosen />);
    await user.type(field(), typed);
    expect(field()).toHaveValue(typed);
    await user.tab();
    expect(field()).toHaveValue(String(taken));
    expect(range()).toHaveValue(String(taken));
  });

  test('moves the thumb as soon as it is a whole number of steps', async () => {
    render(<NothingChosen />);
    await user.type(field(), '125');
    expect(range()).toHaveAttribute('aria-valuetext', 'Set your budget');
    await user.type(field(), '00');
    expect(range()).toHaveAttribute('aria-valuetext', '€12,500');
  });

  test('goes up and down by the arrow keys, from limit to limit', async () => {
    render(<Chosen />);
    await user.click(field());
    await user.keyboard('{ArrowUp}{ArrowUp}{ArrowDown}');
    expect(field()).toHaveValue('13000');
    await user.clear(field());
    await user.keyboard('500{Enter}{ArrowDown}');
    expect(field()).toHaveValue('500');
  });

  test('is read and written in its language', async () => {
    render(<Slider label="Zuschlag" defaultValue={12.5} min={0} max={5000} step={0.25} locale="de" format={String} />);
    const amount = screen.getByRole('spinbutton');
    expect(amount).toHaveValue('12,5');
    await user.clear(amount);
    await user.type(amount, '12,75');
    expect(screen.getByRole('slider')).toHaveValue('12.75');
    await user.clear(amount);
    await user.type(amount, '2.500{Enter}');
    expect(amount).toHaveValue('2500');
    expect(screen.getByRole('slider')).toHaveValue('2500');
  });

  test('what is no number changes nothing', async () => {
    render(<Chosen />);
    await user.clear(field());
    await user.type(field(), 'lots{Enter}');
    expect(field()).toHaveValue('12500');
  });

  test('has no more decimal places than its step', async () => {
    render(<Decimals />);
    const percent = screen.getByRole('spinbutton', { name: 'Commission Percent' });
    await user.clear(percent);
    await user.type(percent, '0.34');
    await user.tab();
    expect(percent).toHaveValue('0.3');
  });
});

describe('an amount that may lie between two steps', () => {
  const type = async (text: string) => {
    render(<TypedAmount />);
    await user.clear(field());
    await user.type(field(), text);
  };

  test.each([
    { typed: '760', counts: 760 },
    { typed: '100000', counts: 100_000 },
    { typed: '760.9', counts: 760 },
    { typed: '12500', counts: 12_500 },
  ])('$typed counts as $counts before the field is left, and after it', async ({ typed, counts }) => {
    await type(typed);
    expect(range()).toHaveAttribute('aria-valuetext', `€${counts.toLocaleString('en-IE')}`);
    await user.tab();
    expect(field()).toHaveValue(String(counts));
    expect(range()).toHaveValue(String(counts));
    expect(field()).toBeValid();
  });

  test.each([
    { typed: '300', error: 'The least is €500.' },
    { typed: '100001', error: 'The most is €100,000.' },
  ])('$typed is not changed to the limit: the app shows an error', async ({ typed, error }) => {
    await type(typed);
    expect(screen.queryByRole('alert')).toBeNull();
    await user.tab();
    expect(screen.getByRole('alert')).toHaveTextContent(error);
    expect(range()).toHaveAttribute('aria-valuetext', 'Not set');
  });

  test.each([
    { to: '12761', lands: 13_000 },
    { to: '12759', lands: 12_500 },
  ])('the slider goes from there to its next step: $lands', ({ to, lands }) => {
    render(<TypedAmount />);
    expect(range()).toHaveValue('12760');
    fireEvent.change(range(), { target: { value: to } });
    expect(range()).toHaveValue(String(lands));
    expect(range()).toHaveAttribute('step', '500');
  });
});

test('an error describes the field, too', () => {
  render(<WithError />);
  expect(field()).toBeInvalid();
  expect(field()).toHaveAccessibleDescription('€900 less than what you have chosen already.');
});

test('the app controls the value', () => {
  const change = vi.fn();
  render(<Slider label="Your budget" min={0} max={10} format={String} value={4} onValueChange={change} />);
  fireEvent.change(range(), { target: { value: '7' } });
  expect(change).toHaveBeenCalledExactlyOnceWith(7);
  expect(range()).toHaveValue('4');
});

test.each([
  ['nothing before the first change', undefined, undefined, []],
  ['the value', 4, undefined, [['budget', '4']]],
  ['the value, not its position on a bent track', 4, { value: 4, at: 50 }, [['budget', '4']]],
])('a form submits %s', (_, value, bend, sent) => {
  render(
    <form aria-label="Plan">
      <Slider
        label="Budget"
        min={0}
        max={10}
        format={String}
        value={value}
        onValueChange={() => {}}
        {...{ bend }}
        name="budget"
      />
    </form>,
  );
  expect([...new FormData(screen.getByRole<HTMLFormElement>('form'))]).toEqual(sent);
});

describe('with a bend in its scale', () => {
  test('half way to the bend is half of its value, and a drag ends at a step', () => {
    render(<UnevenScale />);
    fireEvent.change(range(), { target: { value: '37.6' } });
    expect(range()).toHaveAttribute('aria-valuetext', '€10,500');
    fireEvent.change(range(), { target: { value: '75' } });
    expect(range()).toHaveAttribute('aria-valuetext', '€20,000');
    fireEvent.change(range(), { target: { value: '87.5' } });
    expect(range()).toHaveAttribute('aria-valuetext', '€60,000');
    expect(range()).toHaveValue('87.5');
    fireEvent.change(range(), { target: { value: '100' } });
    expect(range()).toHaveAttribute('aria-valuetext', '€100,000');
  });

  test.each([
    ['ArrowRight', '€5,500'],
    ['ArrowDown', '€4,500'],
    ['PageUp', '€10,000'],
    ['PageDown', '€500'],
  ])('the key %s moves by whole steps', (key, words) => {
    render(<UnevenScale />);
    fireEvent.keyDown(range(), { key });
    expect(range()).toHaveAttribute('aria-valuetext', words);
  });

  test.each(['altKey', 'ctrlKey', 'metaKey'])('a key with %s stays the browser’s', (modifier) => {
    render(<UnevenScale />);
    // True: not prevented.
    expect(fireEvent.keyDown(range(), { key: 'ArrowLeft', [modifier]: true })).toBe(true);
    expect(range()).toHaveAttribute('aria-valuetext', '€5,000');
  });

  test('from right to left, the left arrow raises it', () => {
    render(
      <div style={{ direction: 'rtl' }}>
        <UnevenScale />
      </div>,
    );
    fireEvent.keyDown(range(), { key: 'ArrowLeft' });
    expect(range()).toHaveAttribute('aria-valuetext', '€5,500');
  });
});
