import type { DocumentJob } from '@grossist/contracts';
import type { Buyer } from '../../identity/index.ts';
import type { DocumentRow } from './find-documents.ts';

export const presentDocument = (row: DocumentRow, buyer: Pick<Buyer, 'contactId'>): DocumentJob => ({
  DocumentId: row.id,
  Kind: row.kind,
  Title: row.title,
  State: row.state,
  Done: row.done_count,
  Total: row.total_count,
  CreatedBy: row.created_by_name ?? '',
  IsOwn: row.created_by === buyer.contactId,
  CreatedAt: row.created_at.toISOString(),
  EndedAt: row.ended_at?.toISOString() ?? null,
  ExpiresAt: row.expires_at.toISOString(),
  HasNetPrices: row.has_net_prices,
  FileUrl: row.state === 'done' ? `/api/documents/${row.id}/file` : null,
  ByteCount: row.byte_count,
  Report: row.report.map(({ code, sapMaterialNumber, name }) => ({
    Code: code,
    SapMaterialNumber: sapMaterialNumber,
    Name: name,
  })),
  ReportRest: row.report_rest,
  Fault: row.fault,
});
