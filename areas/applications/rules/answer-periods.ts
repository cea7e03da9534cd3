// How long a single answer is kept: so many months after its application went out of the process, as the question says it in the form
// that was filled in, or in the newest version of that form. The shorter period counts; a question that says none is kept with the whole.

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

/** Switched off or not: what was answered once counts. */
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

/** What has been out of the process since before this moment has been kept for so many months; the last day of a shorter month counts. */
export function keptSinceMonths(now: Date, months: number): Date {
  const since = new Date(now)
  since.setUTCDate(1)
  since.setUTCMonth(since.getUTCMonth() - months)
  const lastDay = new Date(Date.UTC(since.getUTCFullYear(), since.getUTCMonth() + 1, 0)).getUTCDate()
  since.setUTCDate(Math.min(now.getUTCDate(), lastDay))
  return since
}
