// A refusal contains indexes of steps, sections and fields; the builder maps them to keys.

import { expect, it } from 'vitest'
import { defaultForm } from '#areas/forms/rules/defaults/default-form.ts'
import { CallFailed } from '#platform/web/api/call.ts'
import { refusedIn } from './refused-places.ts'

const saying = (fields: Record<string, string>) => new CallFailed(422, { message: 'Bitte prüfen', fields })
const t = (key: string) => key

it('finds the question whose points are too many', () => {
  const step = defaultForm.steps.findIndex(({ key }) => key === 'people')
  const [section] = defaultForm.steps[step]?.sections ?? []
  const at = `definition.steps.${step}.sections.0.fields.0.options.1.points`
  expect(refusedIn(saying({ [at]: 'Höchstens 1000.' }), defaultForm, t)).toEqual([
    {
      step: 'people',
      section: section?.key,
      field: 'people_note',
      option: 'options.1.points',
      key: 'form_settings_value_refused',
      values: { name: 'form_settings_property_options', said: 'Höchstens 1000.' },
      reason: null,
      blocks: true,
    },
  ])
})

it('stays at the step, or at the form, where these are meant', () => {
  const said = refusedIn(
    saying({
      'definition.steps.0.title.de': 'Zu lang.',
      'definition.title.fr': 'Zu lang.',
      'definition.start.text.de': 'Zu lang.',
    }),
    defaultForm,
    t,
  )
  expect(said).toMatchObject([
    { step: 'object', section: null, field: null },
    { step: null, section: null, field: null, values: { name: 'form_settings_property_title' } },
    { step: null, section: null, field: null, values: { name: 'form_settings_property_start_text' } },
  ])
})

it('finds nothing in what is no refusal of the form', () => {
  expect(refusedIn(saying({ version: 'Fehlt.' }), defaultForm, t)).toEqual([])
  expect(refusedIn(new Error('no'), defaultForm, t)).toEqual([])
})
