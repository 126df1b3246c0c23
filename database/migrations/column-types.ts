import type { Engine } from '../engines/engine.ts'

/** The column types that the two engines call differently. */
export type ColumnTypes = {
  /** Whole tenge; PostgreSQL's `integer` ends at 2.1 billion. */
  money: string
  /** 64-bit floating point. */
  decimal: string
  /** 0 or 1. */
  flag: string
  /** Name and type of a JSON column; both engines refuse text that is not JSON. */
  json: (name: string) => string
  /** Ends every `create table`: SQLite then refuses values of another type, as PostgreSQL does. */
  strict: string
}

export const columnTypes: Readonly<Record<Engine, ColumnTypes>> = {
  sqlite: {
    money: 'integer',
    decimal: 'real',
    flag: 'integer',
    json: (name) => `${name} text check (json_valid(${name}))`,
    strict: 'strict',
  },
  postgres: {
    money: 'bigint',
    decimal: 'double precision',
    flag: 'smallint',
    json: (name) => `${name} jsonb`,
    strict: '',
  },
}
