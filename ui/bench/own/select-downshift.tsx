// biome-ignore-all lint/a11y: downshift ties the label to its input.
import { useCombobox, useMultipleSelection } from 'downshift';
import { useState } from 'react';
import { systems } from '../content';

/** As downshift's own guide puts its two hooks together. */
export function Item() {
  const [query, setQuery] = useState('');
  const [selectedItems, setSelectedItems] = useState<string[]>([]);
  const items = systems.filter((system) => system.toLowerCase().includes(query.toLowerCase()));
  const { getSelectedItemProps, getDropdownProps, removeSelectedItem } = useMultipleSelection({
    selectedItems,
    onStateChange: (change) => setSelectedItems(change.selectedItems ?? []),
  });
  const { isOpen, highlightedIndex, getToggleButtonProps, getLabelProps, getMenuProps, getInputProps, getItemProps } =
    useCombobox({
      items,
      inputValue: query,
      selectedItem: null,
      onStateChange: ({ inputValue, selectedItem }) => {
        if (inputValue !== undefined) setQuery(inputValue);
        if (selectedItem) setSelectedItems([...selectedItems, selectedItem]);
      },
    });
  return (
    <div>
      <label {...getLabelProps()}>Preferred systems</label>
      {selectedItems.map((selectedItem, index) => (
        <span key={selectedItem} {...getSelectedItemProps({ selectedItem, index })}>
          {selectedItem}
          <button type="button" aria-label={`Remove ${selectedItem}`} onClick={() => removeSelectedItem(selectedItem)}>
            ×
          </button>
        </span>
      ))}
      <input {...getInputProps(getDropdownProps({ preventKeyAction: isOpen }))} />
      <button type="button" aria-label="Show options" {...getToggleButtonProps()}>
        ▾
      </button>
      <ul {...getMenuProps()}>
        {isOpen
          ? items.map((item, index) => (
              <li key={item} data-highlighted={index === highlightedIndex} {...getItemProps({ item, index })}>
                {item}
              </li>
            ))
          : null}
      </ul>
    </div>
  );
}
