// Finds the position in a form in the builder.

import type { FormSection } from '#areas/forms/rules/form-definition.ts'

/** Finds the question that contains the element. */
export function placeOf(element: Element, sections: readonly FormSection[]): { section: string; field: string } | null {
  for (const { key: section, fields } of sections) {
    const field = fields.find(({ key }) => document.getElementById(`field-${key}`)?.contains(element))
    if (field) return { section, field: field.key }
  }
  return null
}
