import type { ListSubscriber, VariationList } from '@grossist/contracts';
import { listRights } from '@grossist/domain';
import { textFor } from '@grossist/messages/server-texts.ts';
import type { Buyer } from '../identity/index.ts';
import { isUserAdmin } from './policy.ts';
import type { ShownListRow } from './queries/list-rows.ts';
import type { SubscriberRow } from './queries/subscribers-of.ts';

type NamedList = Pick<ShownListRow, 'kind' | 'name'>;

/** Returns a list's name as the buyer reads it. */
export const listName = ({ kind, name }: NamedList, { locale }: Pick<Buyer, 'locale'>): string =>
  kind === 'own' || kind === 'temporary' ? name : textFor(locale)(`listName.${kind}`);

export const listType = (
  { kind, owner_id }: Pick<ShownListRow, 'kind' | 'owner_id'>,
  { contactId }: Pick<Buyer, 'contactId'>,
): VariationList['Type'] => {
  if (kind !== 'own') return kind;
  return owner_id === contactId ? 'own' : 'shared';
};

export const rightsOf = (row: ShownListRow, buyer: Buyer) =>
  listRights(
    { kind: row.kind, ownerId: row.owner_id },
    { contactId: buyer.contactId, isUserAdmin: isUserAdmin(buyer) },
    row.is_collaborator === null ? undefined : { isCollaborator: row.is_collaborator },
  );

const presentSubscriber = (row: SubscriberRow): ListSubscriber => ({
  Id: row.contact_id,
  Email: row.email,
  DisplayName: row.name,
  IsCollaborator: row.is_collaborator,
  IsListDefault: row.is_list_default,
});

/** Presents a list to somebody who may read it. [vl-02] */
export const presentList = (
  row: ShownListRow,
  buyer: Buyer,
  { subscribers, variationsCount }: { subscribers: readonly SubscriberRow[]; variationsCount: number },
): VariationList => {
  const rights = rightsOf(row, buyer);
  return {
    Id: row.id,
    Name: listName(row, buyer),
    Description: row.description,
    VariationsCount: variationsCount,
    Type: listType(row, buyer),
    IsDefault: row.is_default,
    OwnersFullName: row.owner_name ?? '',
    OwnersId: row.owner_id,
    LastUpdated: row.changed_at.toISOString(),
    Subscribers: rights?.seesSubscribers ? subscribers.map(presentSubscriber) : [],
    UserHasEditRights: rights?.mayEditLines ?? false,
    UserMayToggleIsDefaultForSubscribers: rights?.mayToggleDefaults ?? false,
    TotalVariationsCount: variationsCount,
    UserIsOwner: rights?.isOwner ?? false,
    SubscribersCount: row.subscribers_count,
    HasUnseenChanges: row.has_unseen_changes,
    WantsMail: row.wants_mail,
    Version: row.version,
  };
};
