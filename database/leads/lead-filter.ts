import type { Expression, ExpressionBuilder, SqlBool } from 'kysely'
import type { Tables } from '../tables.ts'

/** Filter on requests; omitted fields do not restrict. */
export type LeadFilter = {
  id?: string
  form?: string
  /** Sent at this moment or later. */
  since?: Date
}

/** The condition of a filter on the table of requests. */
export function leadsLike(
  row: ExpressionBuilder<Tables, 'leads'>,
  { id, form, since }: LeadFilter,
): Expression<SqlBool> {
  const conditions = [
    ...(id === undefined ? [] : [row('leads.id', '=', id)]),
    ...(form === undefined ? [] : [row('leads.form', '=', form)]),
    ...(since === undefined ? [] : [row('leads.created_at', '>=', since.toISOString())]),
  ]
  return row.and(conditions)
}
