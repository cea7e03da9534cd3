// Error summary at the top of a step: one line per field of the household, and one line per person that lists the
// fields to check.

import { withoutLabel } from '#platform/rules/filled-text.ts'
import type { Translate } from '#platform/web/i18n/texts.ts'

/** Labels by field key, for adults and for children. */
export type PersonFields = Record<'adults' | 'children', ReadonlyMap<string, string>>

const named = 3

export function gathered(
  errors: Readonly<Record<string, string>>,
  fields: PersonFields,
  t: Translate,
): Record<string, string> {
  const lines = new Map<string, Problem[]>()
  for (const [path, message] of Object.entries(errors)) {
    const { line, label } = placeOf(path, fields)
    lines.set(line, [...(lines.get(line) ?? []), { label, message }])
  }
  return Object.fromEntries([...lines].map(([line, problems]) => [line, wordsFor(problems, t)]))
}

interface Problem {
  /** For fields of people only; each household field has a line of its own. */
  label: string | undefined
  message: string
}

function placeOf(path: string, fields: PersonFields): { line: string; label: string | undefined } {
  const [, list, key, field] = /^(adults|children)\.([^.]+)(?:\.(.+))?$/.exec(path) ?? []
  if (list !== 'adults' && list !== 'children') return { line: path, label: undefined }
  return { line: `${list}.${key}`, label: field && fields[list].get(field) }
}

function wordsFor(problems: readonly Problem[], t: Translate): string {
  const labels = problems.flatMap(({ label }) => (label ? [label] : []))
  const [message = ''] = problems.map((problem) => problem.message)
  const [field] = labels
  if (!field) return message
  if (problems.length === 1) return t('application_form_person_problem', { field, message: withoutLabel(message) })
  const shown = labels.slice(0, named).join(', ')
  const more = labels.length - named
  return more > 0
    ? t('application_form_person_check_more', { fields: shown, count: more })
    : t('application_form_person_check', { fields: shown })
}
