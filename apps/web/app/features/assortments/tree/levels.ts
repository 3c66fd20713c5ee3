import {
  type AssortmentRow,
  type CustomerRow,
  type CustomerType,
  getAssortments,
  getCustomerAccounts,
  getCustomerCompanies,
  getCustomerUsers,
  getUsersOfAccount,
  getUsersOfCompany,
} from '@grossist/contracts';
import type { ComponentType, ReactNode } from 'react';
import { type ProblemError, useOperationQuery } from '../../../api/index.ts';
import { useLocale } from '../../../i18n/index.ts';

/** Rows of a level that are loaded at a time. */
export const LEVEL_SIZE = 25;

/** A row of the tree. */
export interface TreeNode {
  /** Type and id. */
  key: string;
  id: string;
  type: CustomerType | 'assortment';
  name: string;
  /** Number, code or e-mail address. */
  number: string;
  /** Assortments of a customer, customers of an assortment. */
  count: number;
  /** What is below it; none for a leaf. */
  levels: readonly Level[];
}

export interface LevelAnswer {
  data: { nodes: readonly TreeNode[]; total: number } | undefined;
  error: ProblemError | null;
  refetch: () => unknown;
}

interface LevelPageProps {
  /** The search, or the id of the row above. */
  of: string;
  /** From 1. */
  page: number;
  children: (answer: LevelAnswer) => ReactNode;
}

/** Rows below another, or the first ones. `Page` loads a page when it is shown. */
export interface Level {
  key: string;
  of: string;
  Page: ComponentType<LevelPageProps>;
}

interface TableAnswer<Row> {
  data: { pageItems: Row[]; totalItems: number } | undefined;
  error: ProblemError | null;
  refetch: () => unknown;
}

/** Returns the response of a call as rows of the tree. */
const answerOf = <Row>(answer: TableAnswer<Row>, nodeOf: (row: Row) => TreeNode): LevelAnswer => ({
  data: answer.data && { nodes: answer.data.pageItems.map(nodeOf), total: answer.data.totalItems },
  error: answer.error,
  refetch: answer.refetch,
});

const customerNode = (row: CustomerRow, levels: readonly Level[] = []): TreeNode => ({
  key: `${row.CustomerType}-${row.Id}`,
  id: row.Id,
  type: row.CustomerType,
  name: row.Name,
  number: row.Number,
  count: row.AssortmentCount,
  levels,
});

const assortmentNode = ({ Id, Name, Code, RelationCount }: AssortmentRow): TreeNode => ({
  key: `assortment-${Id}`,
  id: Id,
  type: 'assortment',
  name: Name,
  number: Code,
  count: RelationCount,
  levels: [],
});

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
