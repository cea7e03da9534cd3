// What a form adds to the spreadsheet of applications, and what it keeps out of it.

import readSheets from 'read-excel-file/node'
import { expect, it } from 'vitest'
import { useWorld } from '#platform/server/testing/world.ts'
import { fieldType, type FormField } from '../rules/form-definition.ts'
import { number, text } from '../rules/field-kinds.ts'
import { fillIn, plantObject } from './testing/planting.ts'
import { publishForm } from './testing/publishing.ts'

const world = useWorld()

const said = (field: FormField, de: string): FormField => ({ ...field, label: { de, fr: de } })
const ownQuestions: Record<string, FormField[]> = {
  household: [
    said(number('own_bikes'), 'Wie viele Velos?'),
    said({ ...text('own_secret'), isExported: false }, 'Was bleibt hier?'),
    {
      ...said(text('own_floor'), 'Welches Stockwerk?'),
      type: fieldType.select,
      options: [{ value: 'high', label: { de: 'Hoch oben', fr: 'En haut' } }],
    },
  ],
  adult: [said(text('own_language'), 'Welche Sprache?')],
}

it('has a column for each question of the project, without those that are not exported', async () => {
  const home = await world.workspace()
  const as = await world.person(home, 'superuser')
  const flat = await plantObject(world, home)
  const seen = new Set<string>()
  await publishForm(world, home, (section) => {
    const isFirst = !seen.has(section.of)
    seen.add(section.of)
    const fields = section.fields.map((one) => (one.key === 'gross_income' ? { ...one, isExported: false } : one))
    return { ...section, fields: [...fields, ...((isFirst && ownQuestions[section.of]) || [])] }
  })
  const filling = await fillIn(world, home, [flat])
  await filling.save({ own_bikes: 3, own_secret: 'Nichts davon', own_floor: 'high' })
  const [ana] = (await filling.read()).adults
  await filling.ask({
    method: 'POST',
    url: `/adults/${ana?.key}`,
    payload: { version: ana?.version, answers: { own_language: 'Deutsch' }, isComplete: true },
  })
  expect((await filling.submit()).statusCode).toBe(200)

  const response = await world.ask(home, {
    method: 'POST',
    url: '/api/v1/applications/',
    as,
    payload: {
      bulkAction: 'exportExcel',
      targets: { all: true, search: '', state: 'all', filters: '', except: [] },
      columns: ['number', 'income', 'household_type'],
    },
  })
  expect(response.statusCode).toBe(200)
  const [sheet] = await readSheets(response.rawPayload)
  expect(sheet?.data).toEqual([
    ['Nr.', 'Haushalt', 'Wie viele Velos?', 'Welches Stockwerk?', 'Welche Sprache?'],
    [1, 'Eine Person', 3, 'Hoch oben', 'Deutsch'],
  ])
})
