// Tests points for answers: stored with the application, recalculated when answers change, shown to staff.

import { expect, it } from 'vitest'
import type { Workspace } from '#platform/server/context.ts'
import { asSystem } from '#platform/server/jobs/handlers.ts'
import { useWorld } from '#platform/server/testing/world.ts'
import type { FormField } from '#areas/forms/rules/form-definition.ts'
import { fillIn, plantObject } from '../testing/planting.ts'
import { publishForm } from '../testing/publishing.ts'

const world = useWorld()

const worthOf: Record<string, Record<string, number>> = {
  relocation_reason: { change_in_life_situation: 4, noise_emissions: -3 },
  tenant_type: { main_tenant: 2 },
}

const withPoints = (field: FormField): FormField => ({
  ...field,
  ...(worthOf[field.key] && {
    options: field.options?.map((one) => ({ ...one, points: worthOf[field.key]?.[one.value] ?? 0 })),
  }),
})

/** Also asks what the product's form does not ask of everybody. */
const asked = ({ condition, ...field }: FormField): FormField =>
  worthOf[field.key] ? { ...field, active: true } : { ...field, ...(condition && { condition }) }

const publishPoints = (home: Workspace) =>
  publishForm(world, home, (section) => ({
    ...section,
    fields: section.fields.map((field) => withPoints(asked(field))),
  }))

it('are kept, follow the answers, and are explained to staff', async () => {
  const home = await world.workspace()
  const as = await world.person(home, 'superuser')
  const flat = await plantObject(world, home)
  const before = await fillIn(world, home, [flat])
  await publishPoints(home)
  const filling = await fillIn(world, home, [flat])
  await before.submit()
  await filling.submit()

  const list = async (query = '') =>
    (await world.ask(home, { url: `/api/v1/applications/?state=all&${query}`, as }))
      .json()
      .tableData.body.map((row: { number: { value: string }; form_points: number | null }) => [
        Number(row.number.value),
        row.form_points,
      ])
  expect(await list('sort=-form_points')).toEqual([
    [2, 6],
    [1, null],
  ])
  expect(await list(`filters=${encodeURIComponent('{"form_points":{"min":5}}')}`)).toEqual([[2, 6]])

  const details = async () => {
    const rows = await asSystem(world.services, home, ({ client }) =>
      client.query<{ id: string }>('select id from application where number = 2'),
    )
    return (await world.ask(home, { url: `/api/v1/applications/${rows.rows[0]?.id}`, as })).json().formPoints
  }
  expect(await details()).toEqual({
    total: 6,
    lines: [
      { label: 'Grund für den Umzug', person: null, answer: 'Neue Lebenssituation', points: 4 },
      { label: 'Rolle im Mietvertrag', person: 'Ana Keller', answer: expect.any(String), points: 2 },
    ],
  })
  await filling.save({ relocation_reason: 'noise_emissions' })
  expect(await details()).toMatchObject({ total: -1, lines: [{ points: -3 }, { points: 2 }] })
  expect(await list('sort=-form_points')).toEqual([
    [2, -1],
    [1, null],
  ])
})

it('have no column where no form gives any', async () => {
  const home = await world.workspace()
  const as = await world.person(home, 'superuser')
  await (await fillIn(world, home, [await plantObject(world, home)])).submit()
  const { definition } = (await world.ask(home, { url: '/api/v1/applications/?state=all', as })).json()
  const keys = [...definition.header, ...definition.filters].map(({ key }: { key: string }) => key)
  expect(keys).toContain('points')
  expect(keys).not.toContain('form_points')
})
