import { ProjectMailIn } from '@grossist/contracts';
import { MARKETS } from '@grossist/domain';
import { z } from 'zod';

export const ProjectMailKind = z.enum(['touch', 'quote']);
export type ProjectMailKind = z.infer<typeof ProjectMailKind>;

/** What a buyer wrote, and for whom: as it was when they wrote it. */
export const ProjectMailPayload = z.object({
  kind: ProjectMailKind,
  contactId: z.uuid(),
  company: z.string(),
  account: z.string(),
  market: z.enum(MARKETS),
  written: ProjectMailIn,
});
export type ProjectMailPayload = z.infer<typeof ProjectMailPayload>;
