import {
  getAssortments,
  getCustomerAccounts,
  getCustomerCompanies,
  getCustomerUsers,
  getUsersOfAccount,
  getUsersOfCompany,
} from '@grossist/contracts';
import { useOperationQuery } from '../../../api/index.ts';
import { useLocale } from '../../../i18n/index.ts';
import { answerOf, assortmentNode, customerNode, LEVEL_SIZE, type Level, type LevelPageProps } from './level.ts';

/** While another search is under way, whose predecessor is aborted, the rows of the last one stay. */
const keepPrevious = { keepPrevious: true };

const usePaging = (page: number) => ({ language: useLocale(), PageNumber: page, PageSize: LEVEL_SIZE });

const AccountsOfCompany = ({ of: companyId, page, children }: LevelPageProps) => {
  const paging = usePaging(page);
  const found = useOperationQuery(getCustomerAccounts, { query: { ...paging, companyId } });
  return children(answerOf(found, (row) => customerNode(row)));
};

const UsersOfCompany = ({ of: id, page, children }: LevelPageProps) => {
  const found = useOperationQuery(getUsersOfCompany, { params: { id }, query: usePaging(page) });
  return children(answerOf(found, (row) => customerNode(row)));
};

const UsersOfAccount = ({ of: id, page, children }: LevelPageProps) => {
  const found = useOperationQuery(getUsersOfAccount, { params: { id }, query: usePaging(page) });
  return children(answerOf(found, (row) => customerNode(row)));
};

const Companies = ({ of: search, page, children }: LevelPageProps) => {
  const paging = usePaging(page);
  const found = useOperationQuery(getCustomerCompanies, { query: { ...paging, search } }, keepPrevious);
  return children(
    answerOf(found, (row) =>
      customerNode(row, [
        ...(row.AccountCount > 0 ? [{ key: 'accounts', of: row.Id, Page: AccountsOfCompany }] : []),
        ...(row.UserCount > 0 ? [{ key: 'users', of: row.Id, Page: UsersOfCompany }] : []),
      ]),
    ),
  );
};

const Accounts = ({ of: search, page, children }: LevelPageProps) => {
  const paging = usePaging(page);
  const found = useOperationQuery(getCustomerAccounts, { query: { ...paging, search } }, keepPrevious);
  return children(
    answerOf(found, (row) =>
      customerNode(row, row.UserCount > 0 ? [{ key: 'users', of: row.Id, Page: UsersOfAccount }] : []),
    ),
  );
};

const Users = ({ of: search, page, children }: LevelPageProps) => {
  const paging = usePaging(page);
  const found = useOperationQuery(getCustomerUsers, { query: { ...paging, search } }, keepPrevious);
  return children(answerOf(found, (row) => customerNode(row)));
};

const Assortments = ({ of: search, page, children }: LevelPageProps) => {
  const paging = usePaging(page);
  const found = useOperationQuery(getAssortments, { query: { ...paging, search } }, keepPrevious);
  return children(answerOf(found, assortmentNode));
};

/** The first rows of each tab: companies, with their accounts and users; accounts, with their users. [asm-01 to asm-06] */
const FIRST_ROWS = { company: Companies, account: Accounts, user: Users, assortment: Assortments } as const;

export const firstLevel = (type: keyof typeof FIRST_ROWS, search: string): Level => ({
  key: type,
  of: search,
  Page: FIRST_ROWS[type],
});
