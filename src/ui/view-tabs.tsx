// Views of the same thing, one of them in sight. Those with an address of their own are links instead, in a `TabRow`.
import { defineSlotRecipe } from '@chakra-ui/react/styled-system';
import { Tabs } from '@chakra-ui/react/tabs';
import type { ReactNode } from 'react';
import { tabRecipe, tabRow } from './tabs';

const recipe = defineSlotRecipe({
  slots: ['root', 'list', 'trigger'],
  base: { list: { ...tabRow, marginBottom: '4' }, trigger: { ...tabRecipe.base, _focusVisible: { outlineOffset: '-2px' } } },
});

export interface View<V extends string> {
  readonly value: V;
  readonly label: ReactNode;
  readonly content: ReactNode;
}

export interface ViewTabsProps<V extends string> {
  /** The name of the choice, which is read aloud. */
  readonly label: string;
  readonly views: readonly View<V>[];
  readonly shown: V;
  readonly onShow: (view: V) => void;
}

export const ViewTabs = <V extends string>({ label, views, shown, onShow }: ViewTabsProps<V>) => (
  <Tabs.Root recipe={recipe} lazyMount unmountOnExit value={shown} onValueChange={({ value }) => onShow(value as V)}>
    <Tabs.List aria-label={label}>
      {views.map((view) => (
        <Tabs.Trigger key={view.value} value={view.value}>
          {view.label}
        </Tabs.Trigger>
      ))}
    </Tabs.List>
    {views.map((view) => (
      <Tabs.Content key={view.value} value={view.value}>
        {view.content}
      </Tabs.Content>
    ))}
  </Tabs.Root>
);
