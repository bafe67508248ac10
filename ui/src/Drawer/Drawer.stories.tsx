import { Button } from '@agency-site/ui/Button';
import { Drawer, type DrawerProps } from '@agency-site/ui/Drawer';
import type { Story, StoryDefault } from '@ladle/react';
import { useState } from 'react';

export default { title: 'Drawer', meta: { ownWindow: true } } satisfies StoryDefault;

const pages = ['Explore', 'Services', 'Trinity', 'About Us', 'Contact Us'];

function Menu({ start = true, links = pages, ...props }: Partial<DrawerProps> & { start?: boolean; links?: string[] }) {
  const [open, setOpen] = useState(start);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open menu</Button>
      <Drawer label="Menu" closeLabel="Close menu" {...props} open={open} onOpenChange={setOpen}>
        <nav aria-label="Pages">
          {links.map((page) => (
            <a
              key={page}
              className="menu-row"
              href="/"
              onClick={(event) => {
                event.preventDefault();
                setOpen(false);
              }}
            >
              {page}
            </a>
          ))}
        </nav>
      </Drawer>
    </>
  );
}

/** Press the button: it slides in, and the page behind cannot be reached. */
export const Closed: Story = () => <Menu start={false} />;

/** At the end of the line: right in English, left in Arabic. */
export const AtTheEnd: Story = () => <Menu />;

/** At the start of the line, over the whole height. */
export const AtTheStart: Story = () => <Menu side="start" head={<strong>Trinity Works</strong>} />;

/** More than fits: the close button stays in view. */
export const ManyPages: Story = () => (
  <Menu links={[...pages, ...Array.from({ length: 20 }, (_, index) => `Customer story number ${index + 1}`)]} />
);
