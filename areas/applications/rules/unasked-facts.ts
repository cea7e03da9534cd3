// Facts of the point rules that the form no longer asks for. They count nothing for anybody, so the settings say so.

import { askedFields, asksAbout, fieldType, type FormDefinition } from '#areas/forms/rules/form-definition.ts'
import { pointFacts, type PointFact } from './points.ts'

export function unaskedFacts(form: FormDefinition): PointFact[] {
  const household = new Set(askedFields(form, 'household').map(({ key }) => key))
  const adult = new Set(askedFields(form, 'adult').map(({ key }) => key))
  const isAsked: Partial<Record<PointFact, boolean>> = {
    income_ratio: adult.has('gross_income'),
    children: asksAbout(form, 'child'),
    documents: askedFields(form, 'adult').some(({ type }) => type === fieldType.file),
    references: adult.has('agreement_references') || adult.has('company_name'),
    // The people decide the type; only two adults of unknown relation are asked.
    household_type: adult.has('tenant_type') || household.has('household_type'),
    pets: household.has('pets'),
  }
  return pointFacts.filter((fact) => isAsked[fact] === false)
}
