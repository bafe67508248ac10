// What TypeScript refuses before anybody sees it. Never run; each line has to be an error.
import { Button, ConsentSwitch, PackageCard, PathOption } from '@agency-site/ui';

const ignore = () => undefined;
const choice = { name: 'path', value: 'own', checked: false, title: 'Custom Development' };

export const refused = [
  // @ts-expect-error: a way to buy has a price and says what choosing it leads to.
  <PathOption key="1" {...choice} onChoose={ignore} description="" deposit="€1,380" features={[]} />,
  // @ts-expect-error: what goes elsewhere cannot be busy.
  <Button key="2" href="/" busy>
    Go
  </Button>,
  // @ts-expect-error: what is always on has no answer to change.
  <ConsentSwitch key="3" label="Security" topics={[]} alwaysOn="Always on" checked onChange={ignore} />,
  // @ts-expect-error: a card is one answer or several, never a button.
  <PackageCard key="4" {...choice} type="button" onChange={ignore} />,
  // @ts-expect-error: how it looks is a matter of the theme.
  <PackageCard key="5" {...choice} type="radio" onChange={ignore} style={{ color: 'red' }} />,
];
