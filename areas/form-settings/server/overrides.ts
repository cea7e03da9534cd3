// Sets author and time of a recorded reason on the server; the client cannot supply them.

import type { FormDefinition, FormField } from '#areas/forms/rules/form-definition.ts'
import type { StaffContext } from '#platform/server/context.ts'
import { questionsIn } from '../rules/definition-places.ts'

type Override = NonNullable<FormField['override']>

export function signOverrides(
  ctx: StaffContext,
  { before, after }: { before: FormDefinition; after: FormDefinition },
): FormDefinition {
  const known = overridesIn(before)
  const by = `${ctx.user.firstName} ${ctx.user.lastName}`.trim()
  const signed = <Thing extends { override?: Override | undefined }>(name: string, thing: Thing) => {
    const { override, ...rest } = thing
    const reason = override?.reason.trim()
    if (!reason) return rest
    const old = known.get(name)
    return { ...rest, override: old?.reason === reason ? old : { reason, by, at: ctx.now.toISOString() } }
  }
  return {
    ...after,
    steps: after.steps.map((step) => ({
      ...signed(nameOf('step', step), step),
      sections: step.sections.map((section) => ({
        ...signed(nameOf('section', section), section),
        fields: section.fields.map((field) => signed(nameOf(section.of, field), field)),
      })),
    })),
  }
}

/** Overrides by element; a question keeps its reason when it moves among sections with the same kind of person. */
const overridesIn = (form: FormDefinition): ReadonlyMap<string, Override | undefined> =>
  new Map([
    ...form.steps.map((step) => [nameOf('step', step), step.override] as const),
    ...form.steps.flatMap(({ sections }) =>
      sections.map((section) => [nameOf('section', section), section.override] as const),
    ),
    ...questionsIn(form).map(({ section, field }) => [nameOf(section.of, field), field.override] as const),
  ])

const nameOf = (kind: string, { key }: { key: string }): string => `${kind}.${key}`
