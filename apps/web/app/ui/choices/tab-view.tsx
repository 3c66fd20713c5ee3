import { type ReactNode, useEffect, useRef } from 'react';
import { Tab, TabList, TabPanel, Tabs } from 'react-aria-components/Tabs';

export interface TabViewProps<Id extends string> {
  /** What the tabs are of. */
  label: string;
  tabs: readonly { id: Id; name: string; content: ReactNode }[];
  chosen: Id;
  onChoose: (id: Id) => void;
}

const TAB_STYLE =
  'flex min-h-10 shrink-0 cursor-pointer items-center border-b-2 border-transparent px-3 whitespace-nowrap text-muted ' +
  'outline-none hover:text-ink data-[selected]:border-accent data-[selected]:font-semibold data-[selected]:text-ink ' +
  'data-[focus-visible]:outline-2 data-[focus-visible]:-outline-offset-2';

/** Several views of which one is shown; arrows go from tab to tab. On a narrow screen the tabs scroll sideways. */
export const TabView = <Id extends string>({ label, tabs, chosen, onChoose }: TabViewProps<Id>) => {
  const list = useRef<HTMLDivElement>(null);
  const place = tabs.findIndex(({ id }) => id === chosen);
  // Where the tabs scroll, the chosen one may be out of sight.
  useEffect(() => {
    const shown = list.current?.querySelectorAll('[role="tab"]')[place];
    shown?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [place]);
  return (
    <Tabs
      selectedKey={chosen}
      onSelectionChange={(key) => {
        const found = tabs.find(({ id }) => id === key);
        if (found && found.id !== chosen) onChoose(found.id);
      }}
      className="grid grid-cols-[minmax(0,1fr)] content-start gap-4 outline-none"
    >
      <TabList ref={list} aria-label={label} className="flex overflow-x-auto border-b border-line">
        {tabs.map(({ id, name }) => (
          <Tab key={id} id={id} className={TAB_STYLE}>
            {name}
          </Tab>
        ))}
      </TabList>
      {tabs.map(({ id, content }) => (
        <TabPanel key={id} id={id} className="min-w-0 outline-none">
          {content}
        </TabPanel>
      ))}
    </Tabs>
  );
};
