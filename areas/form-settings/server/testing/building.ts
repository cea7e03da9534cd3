// Simulates an administrator in the form builder, request by request.

import { z } from 'zod'
import { formDefinition, type FormDefinition } from '#areas/forms/rules/form-definition.ts'
import type { FormKind } from '#areas/forms/rules/form-kinds.ts'
import type { Workspace } from '#platform/server/context.ts'
import type { Person, World } from '#platform/server/testing/world.ts'
import { getForm } from '../../contract/form.ts'
import { changeForms, getForms } from '../../contract/forms.ts'
import { savedDraft } from '../../contract/form-shapes.ts'

const api = '/api/v1/settings'

export function builderOf(world: World, home: Workspace, as: Person) {
  const get = (url: string) => world.ask(home, { url: `${api}/${url}`, as })
  const post = (url: string, payload: object = {}) =>
    world.ask(home, { method: 'POST', url: `${api}/${url}`, payload, as })
  const change = async (body: z.input<NonNullable<typeof changeForms.body>>) =>
    changeForms.response.parse((await post('form-settings', body)).json()).form
  const read = async (id: string) => getForm.response.parse((await get(`form/${id}`)).json())
  return {
    get,
    post,
    change,
    read,
    forms: async () => getForms.response.parse((await get('form-settings')).json()).kinds,
    save: (id: string, version: number, definition: FormDefinition) => post(`form/${id}`, { version, definition }),
    /** Saves the definition that `alter` returns for the current one. */
    async edit(id: string, alter: (definition: FormDefinition) => FormDefinition) {
      const { edited } = await read(id)
      return savedDraft.parse(
        (await post(`form/${id}`, { version: edited.version, definition: alter(edited.definition) })).json(),
      )
    },
    async publish(id: string, note = '') {
      const { edited } = await read(id)
      return post(`form/${id}/publish`, { version: edited.version, note })
    },
    /** Creates and publishes a form. */
    async publishNew(
      kind: FormKind,
      name: string,
      alter: (definition: FormDefinition) => FormDefinition = (same) => same,
    ) {
      const { id } = await change({ action: 'create', kind, name })
      const { edited } = await read(id)
      const definition = formDefinition.parse(alter(edited.definition))
      await post(`form/${id}`, { version: edited.version, definition })
      const { edited: now } = await read(id)
      const answer = await post(`form/${id}/publish`, { version: now.version })
      if (answer.statusCode !== 200) throw new Error(`the form was not published: ${answer.body}`)
      return id
    },
  }
}
