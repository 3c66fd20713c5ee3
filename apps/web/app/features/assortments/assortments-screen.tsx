import { useNavigate } from 'react-router';
import { useShopPath, useText } from '../../i18n/index.ts';
import { TabView } from '../../ui/choices/tab-view.tsx';
import { LinkButton } from '../../ui/index.ts';
import { ScreenHead } from '../desk/index.ts';
import { HOME_PATH, TABS, type Tab, tabPath } from './assortments-address.ts';
import { AssortmentsTab } from './assortments-tab.tsx';
import { CustomersTab } from './customers-tab.tsx';

/** The tabs, each with what it lists beside what is chosen in it. */
export const AssortmentsScreen = ({ tab }: { tab: Tab }) => {
  const text = useText();
  const shopPath = useShopPath();
  const navigate = useNavigate();
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <ScreenHead title={text('asm.title')} lead={text('asm.lead')}>
        <LinkButton to={HOME_PATH}>{text('desk.home')}</LinkButton>
      </ScreenHead>
      <TabView
        label={text('asm.title')}
        tabs={TABS.map((id) => ({
          id,
          name: text(`asm.tab.${id}`),
          content: id === 'assortment' ? <AssortmentsTab /> : <CustomersTab tab={id} />,
        }))}
        chosen={tab}
        onChoose={(id) => void navigate(shopPath(tabPath(id)), { preventScrollReset: true })}
      />
    </div>
  );
};
