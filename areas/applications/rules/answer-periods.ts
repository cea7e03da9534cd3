// Retention period of a single answer: the number of months after its application left the process. The question sets
// it in the form version that was filled in, or in the newest version of that form; the shorter period counts. An
// answer without its own period is kept as long as the application.

import { fieldType, type FormDefinition, type FormSection } from '#areas/forms/rules/form-definition.ts'

export interface AnswerPeriod {
  of: FormSection['of']
  field: string
  isPaper: boolean
  months: number
}

export function answerPeriods(filledIn: FormDefinition, newest: FormDefinition): AnswerPeriod[] {
  const [own, now] = [filledIn, newest].map(periodsIn)
  const keys = [...new Set([...(own?.keys() ?? []), ...(now?.keys() ?? [])])]
  return keys.flatMap((key) => {
    const periods = [own?.get(key), now?.get(key)].filter((period) => period !== undefined)
    const [shortest] = periods.toSorted((a, b) => a.months - b.months)
    return shortest ? [shortest] : []
  })
}

/** Includes fields that are switched off, because earlier answers to them are still stored. */
function periodsIn({ steps }: FormDefinition): Map<string, AnswerPeriod> {
  return new Map(
    steps
      .flatMap((step) => step.sections)
      .flatMap(({ of, fields }) =>
        fields.flatMap(({ key, type, keepMonths }) =>
          keepMonths === undefined
            ? []
            : [[`${of}.${key}`, { of, field: key, isPaper: type === fieldType.file, months: keepMonths }] as const],
        ),
      ),
  )
}

/**
 * Returns the moment `months` before now. Data that left the process earlier is past its period. Falls back to the
 * last day of a shorter month.
 */
export function keptSinceMonths(now: Date, months: number): Date {
  const since = new Date(now)
  since.setUTCDate(1)
  since.setUTCMonth(since.getUTCMonth() - months)
  const lastDay = new Date(Date.UTC(since.getUTCFullYear(), since.getUTCMonth() + 1, 0)).getUTCDate()
  since.setUTCDate(Math.min(now.getUTCDate(), lastDay))
  return since
}
