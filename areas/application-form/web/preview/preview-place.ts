// Where in a form that is being built somebody is at.

import type { FormSection } from '#areas/forms/rules/form-definition.ts'

/** Which question the focus is in. */
export function placeOf(element: Element, sections: readonly FormSection[]): { section: string; field: string } | null {
  for (const { key: section, fields } of sections) {
    const field = fields.find(({ key }) => document.getElementById(`field-${key}`)?.contains(element))
    if (field) return { section, field: field.key }
  }
  return null
}
