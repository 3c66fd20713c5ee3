import { searchValidationLog } from '@grossist/contracts';
import { useOperationQuery } from '../../../api/index.ts';
import { useText } from '../../../i18n/index.ts';
import { EmptyState, Pagination } from '../../../ui/index.ts';
import { ScreenHead } from '../../desk/index.ts';
import { Answered } from '../parts/answered.tsx';
import { LogSearchForm } from './log-search.tsx';
import { searchOf, useLogAddress } from './use-log-address.ts';
import { ValidationTable } from './validation-table.tsx';

const PAGE_SIZE = 20;

/** The log of all validations, searched by customer, contact, vendor or days. [ord-12] */
export default function LogScreen() {
  const text = useText();
  const { address, hrefOf, go } = useLogAddress();
  const found = useOperationQuery(
    searchValidationLog,
    { params: { id: address.scope }, body: searchOf(address, PAGE_SIZE) },
    { keepPrevious: true },
  );
  return (
    <>
      <ScreenHead title={text('support.log')} lead={text('support.log.lead')} />
      <LogSearchForm key={hrefOf({})} address={address} onSearch={go} />
      <Answered answer={found}>
        {({ Entries, Total }) =>
          Entries.length === 0 ? (
            <EmptyState title={text('support.log.none')}>{text('support.log.none.text')}</EmptyState>
          ) : (
            <>
              <p role="status" className="text-sm text-muted">
                {text('support.log.count', { count: Total })}
              </p>
              <ValidationTable validations={Entries} />
              <Pagination
                page={address.page}
                pageCount={Math.ceil(Total / PAGE_SIZE)}
                hrefOf={(page) => hrefOf({ page })}
              />
            </>
          )
        }
      </Answered>
    </>
  );
}
