import { expect, it } from 'vitest'
import { defaultForm } from '#areas/forms/rules/defaults/default-form.ts'
import { defaultParkingForm } from '#areas/forms/rules/defaults/default-parking-form.ts'
import type { FormDefinition } from '#areas/forms/rules/form-definition.ts'
import { startPapers } from './start-papers.ts'

const ofChosen = [
  'application_form_field_debt_collection_extract',
  'application_form_field_copy_of_id',
  'application_form_field_copy_of_permit',
]

it('keeps apart what is needed to apply and what is asked only of the chosen one', () => {
  const { now, ofChosen: later } = startPapers(defaultForm)
  expect(now).toEqual(defaultForm.start.papers)
  expect(now).not.toContain('application_form_paper_id')
  expect(later).toEqual(ofChosen)
  expect(startPapers(defaultParkingForm)).toEqual({ now: [], ofChosen: [] })
})

it('tells of no paper twice where an older form lists it', () => {
  const own = { de: 'Kopie Ihres Pokals', fr: 'Copie de votre coupe' }
  const papers = ['application_form_paper_id', 'application_form_paper_credit', own]
  expect(startPapers({ ...defaultForm, start: { ...defaultForm.start, papers } })).toEqual({ now: [own], ofChosen })
})

it('lists a paper where the form asks everybody for it', () => {
  const asksAll: FormDefinition = {
    ...defaultForm,
    start: { ...defaultForm.start, papers: ['application_form_paper_id'] },
    steps: defaultForm.steps.map((step) => ({
      ...step,
      sections: step.sections.map((section) => ({
        ...section,
        fields: section.fields.map((field) => ({ ...field, asked: 'everybody' as const })),
      })),
    })),
  }
  expect(startPapers(asksAll)).toEqual({ now: ['application_form_paper_id'], ofChosen: [] })
})
