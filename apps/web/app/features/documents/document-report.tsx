import type { DocumentJob } from '@grossist/contracts';
import { type MessageKey, useText } from '../../i18n/index.ts';
import { WarningBar } from '../../ui/index.ts';

/** Lines that are shown. */
const SHOWN = 20;

const REASONS: Record<DocumentJob['Report'][number]['Code'], MessageKey> = {
  'picture-missing': 'pdf.report.picture',
  'picture-timeout': 'pdf.report.picture',
  'material-missing': 'pdf.report.material',
  'price-missing': 'pdf.report.price',
  'barcode-missing': 'pdf.report.barcode',
};

/** What a document leaves out or shows by a placeholder. */
export const DocumentReport = ({ job: { Report, ReportRest } }: { job: DocumentJob }) => {
  const text = useText();
  const count = Report.length + ReportRest;
  if (count === 0) return null;
  return (
    <WarningBar>
      <p>{text('pdf.made.notes', { count })}</p>
      <ul className="mt-1 list-disc pl-5 text-sm">
        {Report.slice(0, SHOWN).map(({ Code, SapMaterialNumber, Name }) => (
          <li key={`${Code} ${SapMaterialNumber}`}>
            {Name || SapMaterialNumber}: {text(REASONS[Code])}
          </li>
        ))}
      </ul>
      {count > SHOWN && <p className="text-sm">{text('pdf.added.more', { count: count - SHOWN })}</p>}
    </WarningBar>
  );
};
