import { useId } from 'react';
import { useText } from '../../i18n/index.ts';
import { EmptyState, ErrorState, LinkButton } from '../../ui/index.ts';
import { SidePanel, SidePanelButton } from '../../ui/navigation/side-panel.tsx';
import { ListIcon, type Lists, useListProblem, useLists } from '../list-picker/index.ts';
import { useIsBuyer } from '../prices/index.ts';
import { PageTitle } from '../shell/index.ts';
import { ListView } from './list-view.tsx';
import { ListsSkeleton } from './lists-skeleton.tsx';
import { ListsNav } from './nav/lists-nav.tsx';
import { useSelectedList } from './use-selected-list.ts';

/** The lists at the left, the selected one beside them; on a phone the lists are a sheet. */
export const ListsScreen = () => {
  const text = useText();
  const problemText = useListProblem();
  const isBuyer = useIsBuyer();
  const { data, error, refetch } = useLists(isBuyer);
  if (!isBuyer) return <WithoutCompany />;
  if (data) return <Known lists={data} />;
  if (!error) return <ListsSkeleton />;
  return (
    <>
      <PageTitle>{text('lists.title')}</PageTitle>
      <h1 className="text-2xl">{text('lists.title')}</h1>
      <ErrorState title={text('lists.failed')} onTryAgain={() => void refetch()}>
        {problemText(error)}
      </ErrorState>
    </>
  );
};

/** The wholesaler's own people have favorites, and no lists to share. */
const WithoutCompany = () => {
  const text = useText();
  return (
    <EmptyState
      title={text('lists.noCompany')}
      icon={<ListIcon size={40} />}
      action={<LinkButton to="/favourites">{text('lists.favorites')}</LinkButton>}
    />
  );
};

const Known = ({ lists }: { lists: Lists }) => {
  const text = useText();
  const panel = useId();
  const { list, isMember, isInvalid } = useSelectedList(lists);
  return (
    <>
      <PageTitle>{list ? `${list.Name} · ${text('lists.title')}` : text('lists.title')}</PageTitle>
      <div className="grid items-start gap-x-8 gap-y-3 laptop:grid-cols-[15rem_minmax(0,1fr)]">
        <div className="grid gap-3">
          <div className="flex min-h-10 flex-wrap items-center justify-between gap-x-4 gap-y-2">
            <h1 className="text-xl">{text('lists.title')}</h1>
            <SidePanelButton panelId={panel}>{text('lists.open')}</SidePanelButton>
          </div>
          <SidePanel id={panel} title={text('lists.title')} show={text('lists.show')}>
            <ListsNav lists={lists} selected={list?.Id} panelId={panel} />
          </SidePanel>
        </div>
        {list && <ListView key={list.Id} list={list} isMember={isMember} />}
        {isInvalid && <Gone lists={lists} />}
        {!list && !isInvalid && <ListsSkeleton />}
      </div>
    </>
  );
};

const Gone = ({ lists }: { lists: Lists }) => {
  const text = useText();
  return (
    <div role="alert">
      <EmptyState
        title={text('lists.gone.title')}
        icon={<ListIcon size={40} />}
        action={<LinkButton to={`/lists#listId-${lists.favoriteListId}`}>{text('lists.gone.other')}</LinkButton>}
      >
        {text('lists.gone.text')}
      </EmptyState>
    </div>
  );
};
