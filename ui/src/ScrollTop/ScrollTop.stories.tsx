import { ScrollTop, type ScrollTopProps } from '@agency-site/ui/ScrollTop';
import type { Story, StoryDefault } from '@ladle/react';
import { useEffect } from 'react';

export default { title: 'Scroll to top', meta: { ownWindow: true } } satisfies StoryDefault;

const paragraphs = ['Price', 'Deposit', 'Delivery', 'Revisions', 'Support', 'Data', 'Withdrawal', 'Law', 'Changes'];

function Page({ start = 0, ...props }: ScrollTopProps & { start?: number }) {
  useEffect(() => {
    window.scrollTo({ top: start, behavior: 'instant' });
  }, [start]);
  return (
    <div className="list">
      <a href="/">The first link of the page</a>
      {paragraphs.map((title) => (
        <section key={title}>
          <h2>{title}</h2>
          <p>
            The price holds for 30 days. After that we work it out again, and tell you what has changed and why. Nothing
            is charged before you have agreed to it, and what you have paid already counts.
          </p>
        </section>
      ))}
      <ScrollTop {...props} />
    </div>
  );
}

/** At the top of the page there is nothing to see. */
export const AtTheTop: Story = () => <Page />;

/** It appears further down, above banners and bars. */
export const FurtherDown: Story = () => <Page start={600} />;
