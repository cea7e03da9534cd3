// Document checklist of the start page: documents needed to apply, and separately those requested only from the
// chosen applicant.

import type { z } from 'zod'
import { fieldType, type formDefinition } from '#areas/forms/rules/form-definition.ts'
import type { FormText } from '#areas/forms/rules/form-text.ts'

export interface StartPapers {
  now: FormText[]
  ofChosen: FormText[]
}

/**
 * Product lines on the start page that mention a document. Older forms list these lines although they require the
 * document only later.
 */
const paperOfLine = new Map<FormText, string>([
  ['application_form_paper_id', 'copy_of_id'],
  ['application_form_paper_credit', 'debt_collection_extract'],
])

/** Definition before defaults are applied: an omitted switch is on, and a field without `asked` is for everybody. */
type WrittenForm = Pick<z.input<typeof formDefinition>, 'start' | 'steps'>

export function startPapers(form: WrittenForm): StartPapers {
  const late = form.steps
    .filter(isOn)
    .flatMap(({ sections }) => sections.filter(isOn))
    .flatMap(({ fields }) => fields.filter(isOn))
    .filter(({ type, asked }) => type === fieldType.file && asked === 'chosen')
  const isLate = (line: FormText): boolean => late.some(({ key }) => key === paperOfLine.get(line))
  return { now: form.start.papers.filter((line) => !isLate(line)), ofChosen: late.map(({ label }) => label) }
}

const isOn = ({ active }: { active?: boolean | undefined }): boolean => active !== false
