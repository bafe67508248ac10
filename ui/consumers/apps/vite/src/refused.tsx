// Never run. Each element must be a type error.
import { Button, ConsentSwitch, PackageCard, PathOption } from '@agency-site/ui';

const ignore = () => undefined;
const choice = { name: 'path', value: 'own', checked: false, title: 'Custom Development' };

export const refused = [
  // @ts-expect-error: a path option needs a price and an action.
  <PathOption key="1" {...choice} onCheckedChange={ignore} description="" deposit="€1,380" features={[]} />,
  // @ts-expect-error: a link cannot be busy.
  <Button key="2" href="/" busy>
    Go
  </Button>,
  // @ts-expect-error: a switch that is always on cannot be changed.
  <ConsentSwitch key="3" label="Security" topics={[]} alwaysOn="Always on" checked onCheckedChange={ignore} />,
  // @ts-expect-error: a card is a radio button or a checkbox, never a button.
  <PackageCard key="4" {...choice} type="button" onCheckedChange={ignore} />,
];
