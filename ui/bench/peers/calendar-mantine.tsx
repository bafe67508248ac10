import '@mantine/core/styles/UnstyledButton.css';
import '@mantine/dates/styles.css';
import { MantineProvider } from '@mantine/core';
import { DatePicker } from '@mantine/dates';
import type { ReactNode } from 'react';
import { month } from '../content';

export const Frame = ({ children }: { children: ReactNode }) => <MantineProvider>{children}</MantineProvider>;

export const Item = () => <DatePicker defaultDate={`${month}-01`} firstDayOfWeek={0} />;
