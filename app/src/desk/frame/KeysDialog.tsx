import { Fact, Facts } from '../parts/Facts';
import { OpenDialog } from '../parts/OpenDialog';
import { checkLabel, kbd } from '../style/controls.css.ts';
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
      <Facts>
        {keys.map(([key, what]) => (
          <Fact key={key} name={<kbd className={kbd}>{key}</kbd>}>
            {what}
          </Fact>
        ))}
      </Facts>
      <label className={checkLabel}>
        <input type="checkbox" checked={singleKeys} onChange={(event) => onSingleKeys(event.target.checked)} />
        Single letters are keys on this device
      </label>
    </OpenDialog>
  );
}
