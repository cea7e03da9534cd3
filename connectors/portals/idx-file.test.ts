import { describe, expect, it } from 'vitest'
import { portalAdvert, portalPicture } from '../testing/portal-advert.ts'
import { checkAdverts } from './advert-check.ts'
import { idxFields, mostPictures } from './idx-fields.ts'
import { idxFile, recordOf } from './idx-file.ts'
import { idxText } from './idx-text.ts'
import type { PortalAdvert } from './portal.ts'

const sender = { senderId: 'Quartier 1', agencyId: 'A100' }

/** Fields of one record, by their number in the format. */
const fieldsOf = (advert: Partial<PortalAdvert> = {}): string[] => recordOf(portalAdvert(advert), sender).split('#')

describe('the list of fields', () => {
  it('has 183 fields at the places of the format', () => {
    expect(idxFields).toHaveLength(183)
    expect(new Set(idxFields.map(([name]) => name)).size).toBe(183)
    const placeOf = (name: string) => idxFields.findIndex(([one]) => one === name)
    const places = {
      version: 0,
      ref_object: 7,
      object_description: 17,
      currency: 22,
      prop_view: 32,
      prop_roof_floor: 40,
      distance_public_transport: 41,
      picture_1_filename: 46,
      picture_1_title: 51,
      picture_1_description: 56,
      movie_filename: 61,
      document_filename: 64,
      url: 67,
      agency_id: 68,
      agency_email: 79,
      visit_name: 81,
      picture_6_filename: 87,
      picture_6_title: 91,
      picture_6_description: 95,
      picture_1_url: 99,
      distance_motorway: 108,
      isdn: 114,
      wheelchair_accessible: 115,
      animal_allowed: 116,
      gas_supply: 124,
      municipal_info: 125,
      own_object_url: 126,
      billing_language: 139,
      picture_10_filename: 142,
      picture_10_title: 146,
      picture_10_description: 150,
      picture_10_url: 154,
      commission_sharing: 158,
      number_of_floors: 162,
      flat_sharing_community: 164,
      new_building: 170,
      minergie_general: 175,
      last_modified: 177,
      sparefield_4: 182,
    }
    expect(Object.fromEntries(Object.keys(places).map((name) => [name, placeOf(name)]))).toEqual(places)
  })
})

describe('a record', () => {
  it('ends each of its 183 fields with the separator, and the line with CR LF', () => {
    expect(fieldsOf()).toHaveLength(184)
    expect(fieldsOf().at(-1)).toBe('')
    const file = idxFile([portalAdvert(), portalAdvert({ reference: 'B' })], sender).toString('latin1')
    expect(file.match(/#\r\n/g)).toHaveLength(2)
    expect(file.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/)
  })

  it('contains each fact of a flat to let in its field', () => {
    const fields = fieldsOf()
    const filled = Object.fromEntries(fields.flatMap((value, place) => (value === '' ? [] : [[place, value]])))
    expect(filled).toEqual({
      0: 'IDX3.01',
      1: 'Quartier 1',
      2: 'APPT',
      3: '1',
      4: 'RENT',
      7: 'LH12-201',
      8: 'Lindenhofstrasse 12',
      9: '8400',
      10: 'Winterthur',
      11: 'ZH',
      12: 'CH',
      15: '01.04.2027',
      16: 'Helle 3.5-Zimmer-Wohnung',
      17: 'Erste Zeile<br>Zweite Zeile',
      18: '1950',
      19: '1720',
      20: '230',
      21: 'MONTHLY',
      22: 'CHF',
      24: '2',
      25: '3.5',
      27: '87',
      31: '1962',
      35: 'Y',
      39: 'Y',
      67: 'https://rent.example.ch/form',
      68: 'A100',
      69: 'Lindenhof',
      71: 'Nora Ammann',
      72: 'Marktgasse 1',
      73: '8400',
      74: 'Winterthur',
      75: 'CH',
      76: '+41 52 000 00 00',
      79: 'vermietung@example.ch',
      81: 'Nora Ammann',
      82: '+41 52 000 00 00',
      162: '5',
      177: '26.11.2026 14:05:09',
    })
  })

  it('has the price of a sale and no rent', () => {
    const fields = fieldsOf({ offer: 'sale', sellingPrice: 890_000, grossRent: null, netRent: null })
    expect([fields[4], ...fields.slice(18, 23)]).toEqual(['SALE', '890000', '', '', 'SELL', 'CHF'])
  })

  it('leaves out what is not known', () => {
    const fields = fieldsOf({ availableOn: null, floor: null, rooms: null, livingArea: null })
    expect([fields[15], fields[24], fields[25], fields[27]]).toEqual(['', '', '', ''])
  })

  it('has 13 pictures at most, and one document', () => {
    const pictures = Array.from({ length: 15 }, (_, place) => portalPicture(`p${place + 1}`))
    const fields = fieldsOf({ pictures, document: { ...portalPicture('plan'), title: 'Plan' } })
    expect([...fields.slice(46, 51), ...fields.slice(87, 91), ...fields.slice(142, 146)]).toEqual(
      pictures.slice(0, mostPictures).map(({ name }) => name),
    )
    expect([fields[64], fields[65], fields[51]]).toEqual(['plan.jpg', 'Plan', 'Bild p1'])
    expect(recordOf(portalAdvert({ pictures }), sender)).not.toContain('p14.jpg')
  })

  it.each([
    ['quotes and dashes', '„Wohnen“ – „am Park“ …', '"Wohnen" - "am Park" ...'],
    ['ligatures and the euro', 'Sœur, 5 €', 'Soeur, 5 EUR'],
    ['accents outside of ISO 8859-1', 'Košice, Dvořák', 'Kosice, Dvorák'],
    ['umlauts stay', 'Zürich, Genève', 'Zürich, Genève'],
    ['a decomposed umlaut', 'Zu\u0308rich', 'Zürich'],
    ['the separator', 'Wohnung #12', 'Wohnung 12'],
    ['a tag', 'a <b> c', 'a (b) c'],
    ['several of both', '#1 <a> #2 <b>', '1 (a) 2 (b)'],
    ['no control characters', 'Wo\u0007hnung\u007f', 'Wohnung'],
    ['the edges of ISO 8859-1', '~ ÿ ¡', '~ ÿ ¡'],
    ['what cannot be written', 'Haus 🏠', 'Haus ?'],
  ])('writes %s', (_what, typed, written) => {
    const file = idxFile([portalAdvert({ title: typed })], sender)
    expect(new TextDecoder('latin1').decode(file).split('#')[16]).toBe(written)
    expect(file.toString('latin1').split('#')).toHaveLength(184)
  })

  it('shortens the title at a word, and the text at a line', () => {
    const long = 'Wohnung mit Balkon in der Nähe des Bahnhofs und der Altstadt von Winterthur'
    expect(fieldsOf({ title: long })[16]).toBe('Wohnung mit Balkon in der Nähe des Bahnhofs und der Altstadt von')
    expect(idxText('a'.repeat(3000) + '\n' + 'b'.repeat(2000), 4000)).toBe('a'.repeat(3000))
    expect(idxText('a'.repeat(5000), 4000)).toHaveLength(4000)
    expect(idxText(`${'a'.repeat(3995)}\nb`, 4000)).toHaveLength(4000)
    expect(idxText(`${'a'.repeat(3995)}\nbb`, 4000)).toHaveLength(3995)
    expect(fieldsOf({ title: 'x'.repeat(71) })[16]).toBe('x'.repeat(70))
    expect(fieldsOf({ title: `${'x'.repeat(30)} ${'y'.repeat(60)}` })[16]).toHaveLength(70)
  })
})

describe('what portals would drop without an answer', () => {
  const broken: [string, Partial<PortalAdvert>, string][] = [
    ['no reference', { reference: ' ' }, 'reference'],
    ['the word null as reference', { reference: 'NULL' }, 'reference'],
    ['no title', { title: '' }, 'title'],
    ['no text', { text: ' ' }, 'text'],
    ['a postal code of five digits', { postalCode: '84000' }, 'postal_code'],
    ['no city', { city: '' }, 'city'],
    ['a country in words', { country: 'Schweiz' }, 'country'],
    ['an unknown type', { objectType: 'spaceship' }, 'object_type'],
    ['a yearly price of a sale', { offer: 'sale', priceUnit: 'year' }, 'price_unit'],
  ]
  it.each(broken)('%s', (_what, fields, problem) => {
    const { accepted, skipped } = checkAdverts({ adverts: [portalAdvert(fields)], remoteIds: new Map() })
    expect(accepted).toEqual([])
    expect(skipped).toMatchObject([{ problems: [problem] }])
  })

  it('skips only the broken advertisement and the second of the same reference', () => {
    const adverts = [portalAdvert(), portalAdvert({ reference: 'B', title: '' }), portalAdvert()]
    const { accepted, skipped } = checkAdverts({ adverts, remoteIds: new Map() })
    expect(accepted).toEqual([adverts[0]])
    expect(skipped.map(({ problems }) => problems)).toEqual([['title'], ['duplicate']])
  })
})
