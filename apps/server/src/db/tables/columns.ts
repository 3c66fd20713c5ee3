import type { ColumnType } from 'kysely';

/** jsonb: read parsed, written as text. */
export type Json<T> = ColumnType<T, string, string>;

export type JsonDefault<T> = ColumnType<T, string | undefined, string>;

export type NullableJson<T> = ColumnType<T | null, string | null | undefined, string | null>;
