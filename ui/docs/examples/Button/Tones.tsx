import { Button } from '@agency-site/ui/Button';
import { vars } from '@agency-site/ui/theme';

export default function Tones() {
  return (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: vars.space.s2 }}>
      <Button tone="primary">Continue</Button>
      <Button tone="ink">Build my quote</Button>
      <Button>Back</Button>
      <Button size="s">Start over</Button>
      <Button href="/install/">A link</Button>
    </div>
  );
}
