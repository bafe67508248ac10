import { Checkbox } from '@agency-site/ui/Checkbox';
import { DescriptionList } from '@agency-site/ui/DescriptionList';
import { OpenDialog } from '../parts/OpenDialog';
import { kbd } from '../style/controls.css.ts';
import { navItems } from './navItems.ts';

interface KeysDialogProps {
  singleKeys: boolean;
  onSingleKeys: (on: boolean) => void;
  onClose: () => void;
}

/** All keyboard shortcuts of the desk, and the switch for single letters. */
export function KeysDialog({ singleKeys, onSingleKeys, onClose }: KeysDialogProps) {
  const keys: readonly [string, string][] = [
    ['Ctrl K or ⌘ K', 'Find or do'],
    ['/', 'Search'],
    ['J, K', 'Next row, row before'],
    ['Enter', 'Open'],
    ['?', 'These keys'],
    ['T', 'Calendar: this week, or today'],
    ['← →', 'Calendar: before, after'],
    ['C', 'Calendar: book a call'],
    ['R', 'Message: write an answer'],
    ['E', 'Message: no reply needed'],
    ...navItems.map(({ name, key }): [string, string] => [`G ${key.toUpperCase()}`, name]),
  ];
  return (
    <OpenDialog title="Keys" onClose={onClose}>
      <DescriptionList
        items={keys.map(([key, what]) => ({ term: <kbd className={kbd}>{key}</kbd>, description: what }))}
      />
      <Checkbox label="Single letters are keys on this device" checked={singleKeys} onCheckedChange={onSingleKeys} />
    </OpenDialog>
  );
}
