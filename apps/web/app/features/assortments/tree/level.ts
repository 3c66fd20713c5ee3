import type { AssortmentRow, CustomerRow, CustomerType } from '@grossist/contracts';
import type { ComponentType, ReactNode } from 'react';
import type { ProblemError } from '../../../api/index.ts';

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

export interface LevelPageProps {
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
export const answerOf = <Row>(answer: TableAnswer<Row>, nodeOf: (row: Row) => TreeNode): LevelAnswer => ({
  data: answer.data && { nodes: answer.data.pageItems.map(nodeOf), total: answer.data.totalItems },
  error: answer.error,
  refetch: answer.refetch,
});

export const customerNode = (row: CustomerRow, levels: readonly Level[] = []): TreeNode => ({
  key: `${row.CustomerType}-${row.Id}`,
  id: row.Id,
  type: row.CustomerType,
  name: row.Name,
  number: row.Number,
  count: row.AssortmentCount,
  levels,
});

export const assortmentNode = ({ Id, Name, Code, RelationCount }: AssortmentRow): TreeNode => ({
  key: `assortment-${Id}`,
  id: Id,
  type: 'assortment',
  name: Name,
  number: Code,
  count: RelationCount,
  levels: [],
});
