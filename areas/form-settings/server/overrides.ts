// Who wrote the reason for a question that stands in a form all the same, and when: the server says it, not the one who saves.

import type { FormDefinition, FormField, FormSection } from '#areas/application-form/rules/form-definition.ts'
import type { StaffContext } from '#platform/server/context.ts'
import { questionsIn } from '../rules/definition-places.ts'

export function signOverrides(
  ctx: StaffContext,
  { before, after }: { before: FormDefinition; after: FormDefinition },
): FormDefinition {
  const known = new Map(questionsIn(before).map(({ section, field }) => [`${section.of}.${field.key}`, field.override]))
  const by = `${ctx.user.firstName} ${ctx.user.lastName}`.trim()
  const signed = (section: FormSection, field: FormField): FormField => {
    const { override, ...rest } = field
    const reason = override?.reason.trim()
    if (!reason) return rest
    const old = known.get(`${section.of}.${field.key}`)
    return { ...rest, override: old?.reason === reason ? old : { reason, by, at: ctx.now.toISOString() } }
  }
  return {
    ...after,
    steps: after.steps.map((step) => ({
      ...step,
      sections: step.sections.map((section) => ({
        ...section,
        fields: section.fields.map((field) => signed(section, field)),
      })),
    })),
  }
}
