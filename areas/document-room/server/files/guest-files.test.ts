// Files of guests wait for staff; each access is in the log.

import { describe, expect, it } from 'vitest'
import { useWorld, type Person } from '#platform/server/testing/world.ts'
import { filledRoom, inRoomsOf, paper } from '../testing/filled-room.ts'
import { ask, categoryId, plantGuest, read, upload } from '../testing/plant-room.ts'

const world = useWorld()
const { namesOf, fileId, open } = inRoomsOf(world)

describe('a file of a guest', () => {
  it('waits until staff release it, and can be taken back before', async () => {
    const room = await filledRoom(world)
    const [lawyer, buyer] = [await plantGuest(world, room, 'lawyer'), await plantGuest(world, room, 'buyer')]
    const category = await categoryId(world, room, 'Vertragsentwürfe')
    const send = async (name: string) => upload(world, room, { as: lawyer, category, name, content: await paper() })
    expect((await send('Notiz.pdf')).json().status).toBe('ok')
    expect(await namesOf(room, buyer)).not.toContain('Notiz.pdf')
    expect(await namesOf(room, lawyer)).toContain('Notiz.pdf')
    const id = await fileId(room, 'Notiz.pdf')
    const release = () =>
      ask(world, room, { as: room.clerk, method: 'POST', path: `/files/${id}/release`, payload: { version: 1 } })
    expect((await release()).statusCode).toBe(200)
    expect(await namesOf(room, buyer)).toContain('Notiz.pdf')
    expect((await release()).statusCode).toBe(409)
    const remove = async (name: string) =>
      ask(world, room, { as: lawyer, method: 'DELETE', path: `/files/${await fileId(room, name)}` })
    expect((await remove('Notiz.pdf')).statusCode).toBe(409)
    await send('Irrtum.pdf')
    expect((await remove('Irrtum.pdf')).statusCode).toBe(200)
    const refused = await upload(world, room, {
      as: lawyer,
      category: await categoryId(world, room, 'Versicherungen'),
      name: 'Falsch.pdf',
      content: await paper(),
    })
    expect(refused.json().errors[0].message).toBe('Ihre Rolle darf in dieser Kategorie nichts hochladen.')
  })
})

it('does not tell guests, who may bid against each other, which of them uploaded a file', async () => {
  const room = await filledRoom(world)
  const [lawyer, buyer] = [await plantGuest(world, room, 'lawyer'), await plantGuest(world, room, 'buyer')]
  const category = await categoryId(world, room, 'Vertragsentwürfe')
  await upload(world, room, { as: lawyer, category, name: 'Notiz.pdf', content: await paper() })
  const path = `/files/${await fileId(room, 'Notiz.pdf')}/release`
  await ask(world, room, { as: room.clerk, method: 'POST', path, payload: { version: 1 } })
  const uploaderOf = async (name: string, as: Person) =>
    (await read(world, room, as)).files.find((one: { name: string }) => one.name === name).uploaded_by
  expect(await uploaderOf('Notiz.pdf', buyer)).toBe('Gast')
  expect(await uploaderOf('Notiz.pdf', lawyer)).toBe('Gast lawyer')
  expect(await uploaderOf('Notiz.pdf', room.clerk)).toBe('Gast lawyer')
  const staff = await uploaderOf('Vertragsentwürfe.pdf', room.clerk)
  expect(await uploaderOf('Vertragsentwürfe.pdf', buyer)).toBe(staff)
})

describe('the log of access', () => {
  it('names who did what; guests read their own entries', async () => {
    const room = await filledRoom(world)
    const [bank, lawyer] = [await plantGuest(world, room, 'bank'), await plantGuest(world, room, 'lawyer')]
    for (const guest of [bank, lawyer]) await ask(world, room, { as: guest, method: 'POST', path: '/enter' })
    await open(room, bank, 'Grundbuchauszug.pdf', 'preview')
    await open(room, bank, 'Versicherungen.pdf', 'download')
    await open(room, lawyer, 'Vertragsentwürfe.pdf', 'preview')
    const log = async (as: Person, query = '') =>
      (await ask(world, room, { as, path: `/log${query}` }))
        .json()
        .entries.map(({ name, action, file }: Record<string, string>) => [name, action, file])
    expect(await log(bank)).toEqual([
      ['Gast bank', 'downloaded', 'Versicherungen.pdf'],
      ['Gast bank', 'previewed', 'Grundbuchauszug.pdf'],
      ['Gast bank', 'entered', null],
    ])
    expect(await log(room.clerk, '?action=previewed')).toEqual([
      ['Gast lawyer', 'previewed', 'Vertragsentwürfe.pdf'],
      ['Gast bank', 'previewed', 'Grundbuchauszug.pdf'],
    ])
    const sheet = await ask(world, room, { as: room.clerk, path: '/log/export' })
    expect(sheet.headers['content-type']).toContain('spreadsheet')
  })
})
