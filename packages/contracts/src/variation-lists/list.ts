import { z } from 'zod';
import { Id, Instant, multilineText, typedText } from '../shared/values.ts';

/** `own`: the caller owns it. `shared`: somebody else's that the caller subscribes to, or sees as user admin. */
export const VariationListType = z.enum(['own', 'shared', 'favorites', 'topSelling']);
export type VariationListType = z.infer<typeof VariationListType>;

/** At least one character that is not a blank; blanks around it are removed. */
export const ListName = typedText(100).refine((name) => name.trim() !== '', 'must not be blank');
export const ListDescription = multilineText(1000);

/** A colleague who subscribes to a list. */
export const ListSubscriber = z.object({
  /** Contact id. */
  Id,
  Email: z.string(),
  DisplayName: z.string(),
  /** True: may add, change and remove lines. */
  IsCollaborator: z.boolean(),
  /** True: the list is this subscriber's default list. */
  IsListDefault: z.boolean(),
});
export type ListSubscriber = z.infer<typeof ListSubscriber>;

/** A list as the caller sees it. [section 3, "Variation list"] */
export const VariationList = z.object({
  Id,
  /** In the caller's language for the favorites and the top-selling list, else as its owner typed it. */
  Name: z.string(),
  Description: z.string(),
  /** Number of lines whose materials the caller's market sells and the caller may see. */
  VariationsCount: z.number().int(),
  Type: VariationListType,
  /** True: lines that are added without choosing a list go here. */
  IsDefault: z.boolean(),
  /** Empty for a list that has no owner, and for an owner who was erased. */
  OwnersFullName: z.string(),
  /** Contact id; null for the top-selling list and for a list whose owner left with nobody to take it over. */
  OwnersId: Id.nullable(),
  /** Time of the last change of the list, its lines or its subscribers. */
  LastUpdated: Instant,
  /** By name; empty for a plain subscriber, who sees only their number. */
  Subscribers: z.array(ListSubscriber),
  /** True: the caller may add, change, move and remove lines. */
  UserHasEditRights: z.boolean(),
  /** True: the caller may set IsListDefault of subscribers: the owner and a user admin. */
  UserMayToggleIsDefaultForSubscribers: z.boolean(),
  /** The same number as VariationsCount; of a page of lines it does not depend on the filter. */
  TotalVariationsCount: z.number().int(),
  /** True: the caller may rename, share and delete the list. */
  UserIsOwner: z.boolean(),
  SubscribersCount: z.number().int(),
  /** True: others changed lines since the caller last marked the list as seen. */
  HasUnseenChanges: z.boolean(),
  /** True: the caller gets the changes of this list by the daily mail. */
  WantsMail: z.boolean(),
  /** Increases with each change; `list-changed` of the event stream carries it. */
  Version: z.number().int(),
});
export type VariationList = z.infer<typeof VariationList>;

export const ofList = z.object({ id: Id });
