// The rules of a range of days (spec 1 §5), said at the end that was touched.

export interface DateRange {
  /** YYYY-MM-DD */
  from?: string | undefined
  to?: string | undefined
}

/** The text key of what is wrong, or undefined; ISO days compare as text. */
export function dateRangeProblem({ from, to }: DateRange, touched: 'from' | 'to'): string | undefined {
  if (!from || !to || from < to) return undefined
  if (from === to) return 'admin_start_and_end_date_cannot_be_the_same'
  return touched === 'from'
    ? 'admin_start_date_is_later_than_the_end_date'
    : 'admin_end_date_is_earlier_than_start_date'
}
