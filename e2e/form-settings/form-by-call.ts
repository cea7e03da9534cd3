// Creates a form for an end-to-end test through the API of the form builder.

import type { Page } from '@playwright/test'
import type { FormDefinition, FormField } from '#areas/forms/rules/form-definition.ts'
import { text } from '#areas/forms/rules/field-kinds.ts'
import type { changeForms } from '#areas/form-settings/contract/forms.ts'
import type { getForm } from '#areas/form-settings/contract/form.ts'
import type { ResponseOf, ReceivedResponseOf } from '#platform/contract/endpoint.ts'
import { send, tokenOf } from '../sign-in.ts'

export const workspace = 'market'
const settings = '/api/v1/settings'

/** Section of the household to which the end-to-end tests add questions. */
export const place = 'household.moving'

export const question = (key: string, words: string): FormField => ({
  ...text(key),
  label: { de: words, fr: `${words} (fr)` },
})

/** Creates a draft with these questions in addition to the default ones. */
export async function draftWith(
  page: Page,
  { name, template = 'default' }: { name: string; template?: 'default' | 'lsz' },
  questions: readonly FormField[],
): Promise<string> {
  const token = await tokenOf(page, 'admin', workspace)
  const data = { action: 'create', kind: 'apartment', name, template }
  const { form } = await send<ResponseOf<typeof changeForms>>(page, {
    path: `${settings}/form-settings`,
    workspace,
    token,
    data,
  })
  const path = `${settings}/form/${form.id}`
  const { edited } = await send<ReceivedResponseOf<typeof getForm>>(page, { path, workspace, token })
  const definition: FormDefinition = {
    ...edited.definition,
    steps: edited.definition.steps.map((step) => ({
      ...step,
      sections: step.sections.map((section) =>
        `${step.key}.${section.key}` === place ? { ...section, fields: [...section.fields, ...questions] } : section,
      ),
    })),
  }
  await send(page, { path, workspace, token, data: { version: edited.version, definition } })
  return form.id
}
