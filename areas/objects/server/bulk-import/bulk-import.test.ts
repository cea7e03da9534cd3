// A manager imports objects from a spreadsheet: the check comes before any write, with readable messages.

import { describe, expect, it } from 'vitest'
import { useWorld } from '#platform/server/testing/world.ts'
import { plantBuilding, plantFlat } from '../testing/planting.ts'
import {
  ask,
  bringIn,
  check,
  csv,
  deskIn,
  editOf,
  readingOf,
  sheetOf,
  upload,
  workbook,
} from '../testing/spreadsheets.ts'

const world = useWorld()

const headings = [
  'Objektnummer',
  'Bezeichnung',
  'Objektart',
  'Strasse',
  'Nr',
  'PLZ',
  'Ort',
  'Kanton',
  'Zimmer',
  'Nettomiete',
  'NK',
  'Bezug ab',
  'Hunde',
]
const flat = [
  'N-1',
  'Seestrasse 4, 1. OG',
  'Wohnung',
  'Seestrasse',
  '4',
  '8400',
  'Winterthur',
  'ZH',
  3.5,
  1950,
  230,
  { day: '2027-04-01' },
  'ja',
]
const with_ = (other: Record<number, (typeof flat)[number]>) => flat.map((value, at) => other[at] ?? value)

const problemsIn = ({ rows }: { rows: { problems: { column: number; message: string }[] }[] }) =>
  rows.flatMap(({ problems }) => problems.map(({ column, message }) => [column, message]))

describe('an import', () => {
  it('gives a new house as many storeys as its flats say, where nobody counts them', async () => {
    const desk = await deskIn(world)
    const floors = [...headings, 'Geschoss']
    await bringIn(
      desk,
      await workbook(floors, [...flat, 'EG'], [...with_({ 0: 'N-2' }), '3. OG'], [...with_({ 0: 'N-3' }), '2. OG']),
    )
    const { id } = await editOf(desk, 'N-1')
    const { building } = (await world.ask(desk.home, { url: `/api/v1/objects/${id}`, as: desk.clerk })).json()
    const house = await world.ask(desk.home, { url: `/api/v1/buildings/${building.id}/edit`, as: desk.clerk })
    expect(house.json().data.floors).toBe(4)
  })

  it('creates what is new with its building, and says so in the history', async () => {
    const desk = await deskIn(world)
    const done = await bringIn(desk, await workbook(headings, flat, with_({ 0: 'N-2', 3: 'Seestr.', 7: '' })))
    expect(done).toMatchObject({
      status: 200,
      import: { counts: { created: 2, changed: 0, unchanged: 0, rejected: 0 } },
    })
    const { id, data } = await editOf(desk, 'N-1')
    expect(data).toMatchObject({
      title: 'Seestrasse 4, 1. OG',
      rooms: 3.5,
      netRent: 1950,
      ancillaryCost: 230,
      move_in_date: '2027-04-01',
      allowsDogs: true,
    })
    const { entries } = (await world.ask(desk.home, { url: `/api/v1/objects/${id}/timeline`, as: desk.clerk })).json()
    expect(entries[0]).toMatchObject({ event: 'object.created', detail: 'Import «Objekte.xlsx»' })
    const houses = (await world.ask(desk.home, { url: '/api/v1/buildings/', as: desk.clerk })).json()
    expect(houses.tableData.body).toHaveLength(1)
  })

  it('of the same file changes nothing, and of a changed one only its columns', async () => {
    const desk = await deskIn(world)
    const content = await workbook(headings, flat)
    await bringIn(desk, content)
    expect((await bringIn(desk, content)).import.counts).toEqual({ created: 0, changed: 0, unchanged: 1, rejected: 0 })
    const before = await editOf(desk, 'N-1')
    expect(before.version).toBe(1)

    const raised = await workbook(['Objektnummer', 'Nettomiete', 'Zimmer'], ['N-1', "2'010.–", null])
    const { answer } = await check(desk, raised)
    expect(answer.rows).toMatchObject([
      { outcome: 'changed', changes: [{ label: 'Nettomiete', old: "1'950", new: "2'010" }] },
    ])
    await bringIn(desk, raised)
    const after = await editOf(desk, 'N-1')
    expect([after.version, after.data]).toEqual([2, { ...before.data, netRent: 2010 }])
  })

  it('knows an object by its number however it is written, and leaves that as it stands', async () => {
    const desk = await deskIn(world)
    await bringIn(desk, await workbook(headings, flat))
    const { answer } = await check(desk, await workbook(headings, with_({ 0: 'n-1', 9: 1960 }), with_({ 0: 'N-1' })))
    expect(answer.counts).toEqual({ created: 0, changed: 1, unchanged: 0, rejected: 1 })
    expect(problemsIn(answer)).toEqual([[0, 'Diese Nummer kommt schon in Zeile 2 vor']])
    await bringIn(desk, await workbook(headings, with_({ 0: 'n-1', 9: 1960 })))
    expect((await editOf(desk, 'N-1')).data).toMatchObject({ reference_number: 'N-1', netRent: 1960 })
  })

  it('refuses places and official numbers that there are not', async () => {
    const desk = await deskIn(world)
    const file = await workbook([...headings, 'EGID', 'EWID'], [...with_({ 7: 'QQ' }), 'abc', '1234'])
    const { answer } = await check(desk, file)
    expect(answer.counts).toMatchObject({ created: 0, rejected: 1 })
    expect(problemsIn(answer).map(([column]) => column)).toEqual(expect.arrayContaining([7, 13, 14]))
  })

  it('tells every problem at its cell, takes the good rows and gives the bad ones back with their reasons', async () => {
    const desk = await deskIn(world)
    const content = await workbook(
      [...headings, 'Bruttomiete'],
      [...flat, 2200],
      [...with_({ 0: 'N-2', 2: 'Scheune', 8: 'viele', 9: '1.950' }), null],
      [...with_({ 0: 'N-1' }), null],
      [...with_({ 0: 'N-3', 3: 'Bergweg', 5: '3000', 7: '' }), null],
      [...with_({ 0: '', 1: 'x'.repeat(201), 11: 'irgendwann' }), null],
    )
    const { answer } = await check(desk, content)
    expect(answer.counts).toEqual({ created: 1, changed: 0, unchanged: 0, rejected: 4 })
    expect(problemsIn(answer)).toEqual([
      [2, expect.stringContaining('«Scheune» ist unbekannt. Möglich: Wohnung,')],
      [8, '«viele» ist keine Zahl'],
      [9, expect.stringContaining('«1.950» ist nicht eindeutig')],
      [0, 'Diese Nummer kommt schon in Zeile 2 vor'],
      [7, expect.stringContaining('Bitte den Kanton angeben')],
      [11, 'Bitte ein Datum angeben, zum Beispiel 12.03.1990'],
      [0, expect.stringContaining('Die Objektnummer fehlt')],
      [1, 'Der Text ist zu lang'],
    ])
    expect(answer.rows.find(({ outcome }: { outcome: string }) => outcome === 'created').notes).toEqual([
      { column: 13, message: 'Wird berechnet: Nettomiete und Nebenkosten ergeben 2180.00' },
    ])
    const done = await bringIn(desk, content)
    expect(done.import.counts).toMatchObject({ created: 1, rejected: 4 })
    const file = await ask(desk, `/${done.id}/rejected-rows`)
    const rows = await sheetOf(file.rawPayload)
    expect(rows[0]?.at(-1)).toBe('Gründe')
    expect(rows).toHaveLength(5)
    expect(rows[1]?.slice(0, 2)).toEqual(['N-2', 'Seestrasse 4, 1. OG'])
    expect(rows[2]?.at(-1)).toBe('Objektnummer: Diese Nummer kommt schon in Zeile 2 vor')
  })

  it('follows the rules of the forms', async () => {
    const desk = await deskIn(world)
    await plantFlat(world, desk.home, {
      referenceNumber: 'P-1',
      progressState: 'rented',
      nextState: 'available',
      nextFrom: '2027-06-01',
    })
    const { answer } = await check(
      desk,
      await workbook(
        [
          'Objektnummer',
          'Bezeichnung',
          'Kategorie',
          'Gebäude',
          'Erwachsene min',
          'Erwachsene max',
          'Bezug ab',
          'Loggia',
          'Website',
        ],
        ['P-1', null, 'Gewerbe', null, null, null, '01.05.2027', null, null],
        ['P-2', 'Platz 2', 'Parkplatz', 'Lindenhofstrasse 12', 4, 2, null, 7, 'nur Worte'],
        ['P-3', 'Platz 3', 'Parkplatz', 'Nirgendwo', null, null, null, null, 'www.example.ch'],
        ['P-5', 'Lager', 'Nebenobjekt', 'Lindenhofstrasse 12', 4, 2, null, null, null],
        ['P-4', 'Platz 4', null, 'Lindenhofstrasse 12', null, null, null, null, null],
      ),
    )
    expect(problemsIn(answer)).toEqual([
      [2, 'Die Kategorie weicht vom bestehenden Objekt ab'],
      [6, expect.stringContaining('01.06.2027')],
      [7, 'Diese Angabe gibt es für diese Kategorie nicht'],
      [8, 'Bitte eine gültige Internetadresse angeben'],
      [3, expect.stringContaining('«Nirgendwo» gibt es noch nicht')],
      [2, expect.stringContaining('Bitte Kategorie angeben: Wohnung')],
    ])
    // An occupancy does not apply to a storage room: the check notes it, and the value is not stored.
    const [storeroom] = answer.rows.filter(
      ({ referenceNumber }: { referenceNumber: string }) => referenceNumber === 'P-5',
    )
    expect([storeroom.outcome, storeroom.notes.map(({ column }: { column: number }) => column)]).toEqual([
      'created',
      [4, 5],
    ])
  })

  it('finds its building by address or title, takes the canton from a neighbour, and the kind from the file', async () => {
    const desk = await deskIn(world)
    await plantBuilding(world, desk.home)
    const done = await bringIn(
      desk,
      csv(
        'Objektnummer;Bezeichnung;Gebäude;Adresse;Ort;Fläche',
        'L-1;Eins;Lindenhofstrasse 12;;;80',
        'L-2;Zwei;;Lindenhofstr. 12;8400 Winterthur;80',
        'L-3;Drei;;Nebenan 3;8400;80',
      ),
      { kind: 'craft' },
    )
    expect(done.import.counts).toEqual({ created: 3, changed: 0, unchanged: 0, rejected: 0 })
    const houses = (await world.ask(desk.home, { url: '/api/v1/buildings/', as: desk.clerk })).json().tableData.body
    expect(
      houses.map((row: { title: unknown }) => JSON.stringify(row)).filter((row: string) => row.includes('Nebenan 3')),
    ).toHaveLength(1)
    expect(houses).toHaveLength(2)
    const units = (await world.ask(desk.home, { url: '/api/v1/objects/craft', as: desk.clerk })).json()
    expect(units.tableData.body).toHaveLength(3)
  })

  it('remembers what columns meant for the same headings, in whatever order', async () => {
    const desk = await deskIn(world)
    const content = csv(
      'Objektnummer;Bezeichnung;Gebäude;Adresse;PLZ;Ort;Kanton;Betrag',
      'M-1;Eins;;Weg 3;8400;Winterthur;ZH;1200',
    )
    const first = await readingOf(desk, content)
    expect(first.preview).toMatchObject({ wasRemembered: false })
    await bringIn(desk, content, { kind: 'apartment', mapping: [...first.reading.mapping.slice(0, 7), 'netRent'] })
    const again = await readingOf(
      desk,
      csv('Betrag;Objektnummer;Bezeichnung;Gebäude;Adresse;PLZ;Ort;Kanton', '1300;M-1'),
    )
    expect(again.preview).toMatchObject({ wasRemembered: true, kind: 'apartment' })
    expect(again.reading.mapping[0]).toBe('netRent')
    const known = (await ask(desk, '')).json()
    expect(known.remembered).toHaveLength(1)
    expect(known.imports[0]).toMatchObject({ state: 'done', counts: { created: 1 } })
    const elsewhere = await readingOf(await deskIn(world), content)
    expect(elsewhere.preview).toMatchObject({ wasRemembered: false })
  })

  it('is refused when it does something else than was seen, and a second time', async () => {
    const desk = await deskIn(world)
    const content = await workbook(headings, flat)
    const { id, reading, answer } = await check(desk, content)
    await bringIn(desk, content)
    const late = await ask(desk, `/${id}/apply`, { ...reading, seen: answer.counts })
    expect([late.statusCode, late.json().message]).toEqual([409, expect.stringContaining('Seit der Prüfung')])
    const seen = { created: 0, changed: 0, unchanged: 1, rejected: 0 }
    expect((await ask(desk, `/${id}/apply`, { ...reading, seen })).statusCode).toBe(200)
    expect((await ask(desk, `/${id}/apply`, { ...reading, seen })).statusCode).toBe(409)
  })

  it('needs a column for the number, and each meaning once', async () => {
    const desk = await deskIn(world)
    const { id, reading } = await readingOf(desk, await workbook(headings, flat))
    const wrong = async (mapping: (string | null)[]) =>
      (await ask(desk, `/${id}/check`, { ...reading, mapping })).json().fields
    expect(await wrong(['title'])).toEqual({ mapping: 'Eine Spalte muss die Objektnummer sein' })
    expect(await wrong(['reference_number', 'title', 'title'])).toEqual({
      mapping: 'Zwei Spalten haben dieselbe Bedeutung',
    })
  })

  it('is for those who may write objects, in their own workspace', async () => {
    const desk = await deskIn(world)
    const { id, reading } = await readingOf(desk, await workbook(headings, flat))
    const other = await deskIn(world)
    expect((await ask(other, `/${id}/preview`)).statusCode).toBe(404)
    expect((await ask(other, `/${id}/check`, reading)).statusCode).toBe(404)
    const reader = { ...desk, clerk: await world.person(desk.home, 'assistant') }
    expect((await ask(reader, '')).statusCode).toBe(403)
    expect((await upload(reader, await workbook(headings, flat))).statusCode).toBe(403)
    expect((await ask(reader, `/${id}/check`, reading)).statusCode).toBe(403)
  })
})
