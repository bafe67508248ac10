import '@mantine/core/styles/UnstyledButton.css';
import '@mantine/core/styles/Input.css';
import '@mantine/core/styles/Combobox.css';
import '@mantine/core/styles/Popover.css';
import '@mantine/core/styles/ScrollArea.css';
import '@mantine/core/styles/CloseButton.css';
import '@mantine/core/styles/Pill.css';
import '@mantine/core/styles/PillsInput.css';
import '@mantine/core/styles/Checkbox.css';
import { MantineProvider, MultiSelect } from '@mantine/core';
import type { ReactNode } from 'react';
import { systems } from '../content';

export const Frame = ({ children }: { children: ReactNode }) => <MantineProvider>{children}</MantineProvider>;

export const Item = () => <MultiSelect label="Preferred systems" data={systems} searchable />;
