import { FieldError } from 'react-aria-components/FieldError';
import { Text } from 'react-aria-components/Text';
import { WarningIcon } from '../icons/index.ts';

/** The notes below a field: its hint and its error. */
export const FieldNotes = ({ hint, error }: { hint?: string; error?: string }) => (
  <>
    {hint !== undefined && (
      <Text slot="description" className="text-sm text-muted">
        {hint}
      </Text>
    )}
    <FieldError className="flex items-start gap-1.5 text-sm text-danger">
      {({ validationErrors }) => (
        <>
          <WarningIcon size={18} className="shrink-0" />
          <span>{error ?? validationErrors.join(' ')}</span>
        </>
      )}
    </FieldError>
  </>
);
