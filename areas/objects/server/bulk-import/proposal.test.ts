// The proposed columns of a messy sheet suffice to import it without a correction.

import { expect, it } from 'vitest'
import { useWorld } from '#platform/server/testing/world.ts'
import { bringIn, check, csv, deskIn, editOf, readingOf } from '../testing/spreadsheets.ts'
import { messySheet } from '../testing/messy-sheet.ts'

const world = useWorld()

interface PreviewColumn {
  heading: string
  proposed: string | null
  isSure: boolean
  leftOut: string | null
  knownNumbers: number
}

it('a messy sheet of ten columns is imported as proposed', async () => {
  const desk = await deskIn(world)
  const { preview } = await readingOf(desk, await messySheet('X'))
  expect(preview).toMatchObject({ headerRow: 3, rows: 3, kind: 'apartment', isKindSure: false })
  const columns: PreviewColumn[] = preview.columns
  expect(columns.map(({ heading, proposed, isSure }) => [heading, proposed, isSure])).toEqual([
    ['Nr', 'reference_number', true],
    ['Lage', 'building_street', false],
    ['PLZ/Ort', 'building_postalCode', false],
    ['Kt.', 'building_canton', true],
    ['Etage', 'floor', true],
    ['Anz. Zimmer', 'rooms', true],
    ['Fl. m2', 'area', true],
    ['Miete mtl.', 'netRent', false],
    ['NK akonto', 'ancillaryCost', true],
    ['frei ab', 'move_in_date', true],
  ])
  const done = await bringIn(desk, await messySheet('X'))
  expect(done.import.counts).toEqual({ created: 3, changed: 0, unchanged: 0, rejected: 0 })
  expect((await editOf(desk, 'X-02')).data).toMatchObject({
    title: 'Gartenweg 7, 1. OG',
    rooms: 4.5,
    netRent: 2150,
    move_in_date: '2027-05-01',
  })
})

it('known object numbers are found under any heading, and states are left out', async () => {
  const desk = await deskIn(world)
  await bringIn(desk, await messySheet('Y'))
  const { preview } = await readingOf(
    desk,
    csv('Was;Lage;Belegung', 'Y-01;1234;frei', 'Y-02;1300;vermietet'),
    {},
    'a.csv',
  )
  const [number, , state]: PreviewColumn[] = preview.columns
  expect(number).toMatchObject({ proposed: 'reference_number', isSure: true, knownNumbers: 1 })
  expect(state?.proposed).toBeNull()
  expect(state?.leftOut).toMatch(/^Der Status wird nicht importiert/)
})

it('numbers of another workspace are not known', async () => {
  await bringIn(await deskIn(world), await messySheet('Z'))
  const { preview } = await readingOf(await deskIn(world), csv('Objektnummer', 'Z-01'), {}, 'a.csv')
  expect(preview.columns[0].knownNumbers).toBe(0)
})

it('a kind is proposed only if no column contains it', async () => {
  const { preview } = await readingOf(
    await deskIn(world),
    csv('Objektnummer;Objektart;Zimmer', 'A-1;Büro;2'),
    {},
    'a.csv',
  )
  expect(preview.kind).toBeNull()
  const { answer } = await check(await deskIn(world), csv('Objektnummer;Bezeichnung', 'A-1;Eins'), {}, 'Parkplätze.csv')
  expect(answer.rows[0].problems.map(({ message }: { message: string }) => message).join()).not.toContain(
    'Bitte Kategorie angeben',
  )
})
