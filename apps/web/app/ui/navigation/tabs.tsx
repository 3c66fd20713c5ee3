import type { ReactNode } from 'react';
import { Tabs as AriaTabs, Tab, TabList, TabPanel } from 'react-aria-components/Tabs';

export interface TabContent {
  id: string;
  name: string;
  content: ReactNode;
}

export interface TabsProps {
  label: string;
  tabs: readonly TabContent[];
  selected?: string;
  onSelect?: (id: string) => void;
}

export const Tabs = ({ label, tabs, selected, onSelect }: TabsProps) => (
  <AriaTabs selectedKey={selected} onSelectionChange={(key) => onSelect?.(String(key))}>
    <TabList aria-label={label} className="flex gap-1 overflow-x-auto border-b border-line">
      {tabs.map((tab) => (
        <Tab
          key={tab.id}
          id={tab.id}
          className="cursor-pointer border-b-2 border-transparent px-3 py-2 whitespace-nowrap text-muted hover:text-ink data-[selected]:border-accent data-[selected]:font-semibold data-[selected]:text-ink"
        >
          {tab.name}
        </Tab>
      ))}
    </TabList>
    {tabs.map((tab) => (
      <TabPanel key={tab.id} id={tab.id} className="py-4">
        {tab.content}
      </TabPanel>
    ))}
  </AriaTabs>
);
