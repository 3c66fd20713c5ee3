import { z } from 'zod';
import { Id, Instant, multilineText, typedText } from '../shared/values.ts';

export const VariationListType = z
  .enum(['own', 'shared', 'favorites', 'topSelling', 'temporary'])
  .describe(
    "`own`: the caller owns it. `shared`: somebody else's that the caller subscribes to, or sees as user admin. `temporary`: the caller's for one export, not shown among lists",
  );
export type VariationListType = z.infer<typeof VariationListType>;

export const ListName = typedText(100)
  .refine((name) => name.trim() !== '', 'must not be blank')
  .describe('At least one character that is not a blank; blanks around it are removed');
export const ListDescription = multilineText(1000).describe('What the list is for');

export const ListSubscriber = z
  .object({
    Id: Id.describe('Contact id'),
    Email: z.string().describe('E-mail address'),
    DisplayName: z.string().describe('Name for display'),
    IsCollaborator: z.boolean().describe('True: may add, change and remove lines'),
    IsListDefault: z.boolean().describe("True: the list is this subscriber's default list"),
  })
  .describe('A colleague who subscribes to a list');
export type ListSubscriber = z.infer<typeof ListSubscriber>;

export const VariationList = z
  .object({
    Id: Id.describe('Id'),
    Name: z
      .string()
      .describe("In the caller's language for the favorites and the top-selling list, else as its owner typed it"),
    Description: z.string().describe('Description'),
    VariationsCount: z
      .number()
      .int()
      .describe("Number of lines whose materials the caller's market sells and the caller may see"),
    Type: VariationListType,
    IsDefault: z.boolean().describe('True: lines that are added without choosing a list go here'),
    OwnersFullName: z.string().describe('Empty for a list that has no owner, and for an owner who was erased'),
    OwnersId: Id.nullable().describe(
      'Contact id; null for the top-selling list and for a list whose owner left without a successor',
    ),
    LastUpdated: Instant.describe('Time of the last change of the list, its lines or its subscribers'),
    Subscribers: z.array(ListSubscriber).describe('By name; empty for a plain subscriber, who sees only their number'),
    UserHasEditRights: z
      .boolean()
      .describe('True: the caller may change lines, and name and description of a list that a person made'),
    UserMayToggleIsDefaultForSubscribers: z
      .boolean()
      .describe('True: the caller may set IsListDefault of subscribers: the owner and a user admin'),
    TotalVariationsCount: z
      .number()
      .int()
      .describe('The same number as VariationsCount; of a page of lines it does not depend on the filter'),
    UserIsOwner: z.boolean().describe('True: the caller may share and delete the list'),
    SubscribersCount: z.number().int().describe('Number of subscribers'),
    HasUnseenChanges: z.boolean().describe('True: others changed lines since the caller last marked the list as seen'),
    WantsMail: z.boolean().describe('True: the caller gets the changes of this list by the daily mail'),
    Version: z.number().int().describe('Increases with each change; `list-changed` of the event stream carries it'),
  })
  .describe('A list as the caller sees it. [section 3, "Variation list"]');
export type VariationList = z.infer<typeof VariationList>;

export const ofList = z.object({ id: Id.describe('Id') });
