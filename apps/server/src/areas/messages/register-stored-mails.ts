import { keptMailAttachment, keptMailHtml } from '@grossist/contracts';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Database } from '../../db/index.ts';
import { notFound } from '../../http/failure.ts';
import { admit, routeOf } from '../../http/file-routes.ts';
import type { FindSession } from '../../http/visit.ts';

export interface StoredMailDeps {
  db: Database;
  findSession: FindSession;
}

/** Content security policy of a stored mail: its own styles, no scripts, no external content. */
const POLICY = [
  "default-src 'none'",
  "style-src 'unsafe-inline'",
  'sandbox',
  "form-action 'none'",
  "base-uri 'none'",
  "frame-ancestors 'self'",
].join('; ');

/** An invalid id or position gets 404, as one that does not exist. */
const Params = z.object({ messageId: z.uuid() });
const AttachmentParams = Params.extend({ position: z.coerce.number().int().min(0).max(1000) });

const named = (name: string): string => {
  const ascii = name.replace(/[^\x20-\x7e]|["\\%]/g, '_');
  const encoded = encodeURIComponent(name).replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`);
  return `attachment; filename="${ascii}"; filename*=UTF-8''${encoded}`;
};

/** Serves stored mails to operators only, since mails contain personal data: their HTML for a frame, and attachments as files. */
export const registerStoredMails = (app: FastifyInstance, { db, findSession }: StoredMailDeps): void => {
  app.route({
    ...routeOf(keptMailHtml),
    handler: async (request, reply) => {
      const { input } = await admit(keptMailHtml, request, findSession);
      const params = Params.safeParse(input.params);
      const mail = params.success
        ? await db.selectFrom('kept_mails').select('html').where('id', '=', params.data.messageId).executeTakeFirst()
        : undefined;
      if (mail === undefined) throw notFound('mail');
      return reply
        .header('content-security-policy', POLICY)
        .header('cache-control', 'no-store')
        .type('text/html; charset=utf-8')
        .send(mail.html);
    },
  });

  app.route({
    ...routeOf(keptMailAttachment),
    handler: async (request, reply) => {
      const { input } = await admit(keptMailAttachment, request, findSession);
      const params = AttachmentParams.safeParse(input.params);
      const file = params.success
        ? await db
            .selectFrom('kept_mail_attachments')
            .select(['name', 'content_type', 'content'])
            .where('mail_id', '=', params.data.messageId)
            .where('position', '=', params.data.position)
            .executeTakeFirst()
        : undefined;
      if (file === undefined) throw notFound('attachment');
      return reply
        .header('content-security-policy', "default-src 'none'; sandbox")
        .header('content-disposition', named(file.name))
        .header('cache-control', 'no-store')
        .type(file.content_type)
        .send(file.content);
    },
  });
};
