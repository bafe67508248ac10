import '@mantine/core/styles/UnstyledButton.css';
import '@mantine/core/styles/Radio.css';
import '@mantine/core/styles/RadioCard.css';
import '@mantine/core/styles/RadioIndicator.css';
import '@mantine/core/styles/Text.css';
import '@mantine/core/styles/Badge.css';
import '@mantine/core/styles/Group.css';
import '@mantine/core/styles/Input.css';
import { Badge, Group, MantineProvider, Radio, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { features, plan } from '../content';

export const Frame = ({ children }: { children: ReactNode }) => (
  <MantineProvider>
    <Radio.Group name="plan" label="Package">
      {children}
    </Radio.Group>
  </MantineProvider>
);

export function Item({ index }: { index: number }) {
  const { id, title, price, badge, description } = plan(index);
  return (
    <Radio.Card value={id} radius="md" p="md">
      <Group wrap="nowrap" align="flex-start">
        <Radio.Indicator />
        <div>
          <Text fw={700}>{title}</Text>
          {badge ? <Badge>{badge}</Badge> : null}
          <Text size="xl">{price}</Text>
          <Text size="sm" c="dimmed">
            {description}
          </Text>
          <ul>
            {features.map((feature) => (
              <li key={feature}>{feature}</li>
            ))}
          </ul>
        </div>
      </Group>
    </Radio.Card>
  );
}
