// Validation of a date range (spec 1 §5); the error is shown at the end edited last.

export interface DateRange {
  /** YYYY-MM-DD */
  from?: string | undefined
  to?: string | undefined
}

/** Returns the text key of the error; undefined if valid. ISO dates compare as text. */
export function dateRangeProblem({ from, to }: DateRange, touched: 'from' | 'to'): string | undefined {
  if (!from || !to || from < to) return undefined
  if (from === to) return 'admin_start_and_end_date_cannot_be_the_same'
  return touched === 'from'
    ? 'admin_start_date_is_later_than_the_end_date'
    : 'admin_end_date_is_earlier_than_start_date'
}
