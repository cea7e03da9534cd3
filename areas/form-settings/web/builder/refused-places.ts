// Maps values refused by the server to their places in the submitted form.

import { CallFailed } from '#platform/web/api/call.ts'
import { withoutLabel } from '#platform/rules/filled-text.ts'
import { fieldMessagesOf } from '#platform/web/form/use-server-errors.ts'
import type { Translate } from '#platform/web/i18n/texts.ts'
import type { FormDefinition } from '#areas/forms/rules/form-definition.ts'
import type { DefinitionProblem } from './workbench.ts'

export const refusedValue = 'form_settings_value_refused'

/** Path format of a refusal, for example `definition.steps.2.sections.0.fields.4.options.1.points`. */
const path = /^definition\.(?:steps\.(\d+)\.(?:sections\.(\d+)\.(?:fields\.(\d+)\.)?)?)?(.+)$/

export function refusedIn(failure: unknown, form: FormDefinition, t: Translate): DefinitionProblem[] {
  if (!(failure instanceof CallFailed)) return []
  return Object.entries(fieldMessagesOf(failure)).flatMap(([at, message]) => {
    const [, step = '', section = '', field = '', rest] = path.exec(at) ?? []
    const [property] =
      rest
        ?.replace(/^start\.text/, 'start_text')
        .replace(/^start\./, '')
        .split('.') ?? []
    if (rest === undefined || property === undefined) return []
    const stepThere = form.steps[Number.parseInt(step, 10)]
    const sectionThere = stepThere?.sections[Number.parseInt(section, 10)]
    return {
      step: stepThere?.key ?? null,
      section: sectionThere?.key ?? null,
      field: sectionThere?.fields[Number.parseInt(field, 10)]?.key ?? null,
      option: rest,
      key: refusedValue,
      values: { name: t(`form_settings_property_${property}`), said: withoutLabel(message) },
      reason: null,
      blocks: true,
    }
  })
}
