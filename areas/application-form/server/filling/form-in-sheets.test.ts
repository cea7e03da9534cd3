// Tests which columns a form adds to the spreadsheet of applications, and which fields it keeps out.

import { readSheets } from '#platform/server/testing/read-sheets.ts'
import { expect, it } from 'vitest'
import type { Workspace } from '#platform/server/context.ts'
import { asSystem } from '#platform/server/jobs/handlers.ts'
import { useWorld, type Person } from '#platform/server/testing/world.ts'
import { fieldType, type FormField, type FormSection } from '#areas/forms/rules/form-definition.ts'
import { number, resident, text } from '#areas/forms/rules/field-kinds.ts'
import { fillIn, plantObject } from '../testing/planting.ts'
import { publishForm } from '../testing/publishing.ts'

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

  expect(await exported(home, as, ['number', 'income', 'household_type'])).toEqual([
    ['Nr.', 'Haushalt', 'Wie viele Velos?', 'Welches Stockwerk?', 'Welche Sprache?'],
    [1, 'Eine Person', 3, 'Hoch oben', 'Deutsch'],
  ])
})

it('says each answer in the words that were asked, under the newest heading', async () => {
  const home = await world.workspace()
  const as = await world.person(home, 'superuser')
  const flat = await plantObject(world, home)
  const asking = (version: number, heading: string, option: string) => {
    const floor: FormField = {
      ...said(text('own_floor'), heading),
      type: fieldType.select,
      options: [{ value: 'high', label: { de: option, fr: option } }],
    }
    const seen = new Set<string>()
    const change = (section: FormSection) => {
      const isFirst = !seen.has(section.of)
      seen.add(section.of)
      return isFirst && section.of !== 'child' ? { ...section, fields: [...section.fields, floor] } : section
    }
    return publishForm(world, home, change, version)
  }
  const apply = async () => {
    const filling = await fillIn(world, home, [flat])
    await filling.save({ own_floor: 'high' })
    const [ana] = (await filling.read()).adults
    const payload = { version: ana?.version, answers: { own_floor: 'high' }, isComplete: true }
    await filling.ask({ method: 'POST', url: `/adults/${ana?.key}`, payload })
    expect((await filling.submit()).statusCode).toBe(200)
  }
  await asking(2, 'Stockwerk?', 'Hoch oben')
  await apply()
  await asking(3, 'Welches Stockwerk?', 'Unter dem Dach')
  await apply()
  expect(await exported(home, as, ['number'])).toEqual([
    ['Nr.', 'Welches Stockwerk?', 'Welches Stockwerk?'],
    [1, 'Hoch oben', 'Hoch oben'],
    [2, 'Unter dem Dach', 'Unter dem Dach'],
  ])
})

it('names whoever of the household was chosen, in the sheet and on the details page', async () => {
  const home = await world.workspace()
  const as = await world.person(home, 'superuser')
  const flat = await plantObject(world, home)
  const who = said(resident('own_who'), 'Wer holt den Schlüssel?')
  await publishForm(world, home, (section) =>
    section.key === 'moving' ? { ...section, fields: [...section.fields, who] } : section,
  )
  const filling = await fillIn(world, home, [flat])
  const [ana] = (await filling.read()).adults
  await filling.save({ own_who: ana?.key })
  expect((await filling.submit()).statusCode).toBe(200)

  const name = [ana?.answers['firstname'], ana?.answers['name']].join(' ')
  expect(await exported(home, as, ['number'])).toEqual([
    ['Nr.', 'Wer holt den Schlüssel?'],
    [1, name],
  ])
  const own = async () => {
    const [row] = (await world.ask(home, { url: '/api/v1/applications/?rowsPerPage=10', as })).json().tableData.body
    const { sections } = (await world.ask(home, { url: `/api/v1/applications/${row._id}`, as })).json()
    return sections
      .flatMap(({ fields }: { fields: { key: string; value: string }[] }) => fields)
      .find(({ key }: { key: string }) => key === 'own_who')?.value
  }
  expect(await own()).toBe(name)
  await asSystem(world.services, home, ({ client }) =>
    client.query(`update application set answers = jsonb_set(answers, '{own_who}', to_jsonb(gen_random_uuid()::text))`),
  )
  expect(await own()).toBe('Nicht mehr im Haushalt')
})

async function exported(home: Workspace, as: Person, columns: string[]) {
  const targets = { all: true, search: '', state: 'all', filters: '', except: [] }
  const payload = { bulkAction: 'exportExcel', targets, columns, sort: 'number' }
  const response = await world.ask(home, { method: 'POST', url: '/api/v1/applications/', as, payload })
  expect(response.statusCode).toBe(200)
  const [sheet] = await readSheets(response.rawPayload)
  return sheet?.data
}
