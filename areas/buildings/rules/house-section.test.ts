import { describe, expect, it } from 'vitest'
import { cutOpen, shortNumbers, type Housed } from './house-section.ts'
import { levelOf, readFloor } from './storeys.ts'

const unit = (referenceNumber: string, fields: Partial<Housed> = {}): Housed => ({
  kind: 'apartment',
  objectType: 'apartment',
  title: '',
  floor: null,
  floorNumber: null,
  position: null,
  referenceNumber,
  ...fields,
})

describe('what people call a floor', () => {
  it.each<[string, number | null]>([
    ['EG', 0],
    ['Erdgeschoss', 0],
    ['Hochparterre', 0],
    ['rez', 0],
    ['Rez-de-chaussée', 0],
    ['rez inférieur', 0],
    ['1. OG', 1],
    ['1.OG', 1],
    ['OG 3', 3],
    ['OG', 1],
    ['1er', 1],
    ['2e étage', 2],
    ['2ème', 2],
    ['3. Stock', 3],
    ['12', 12],
    ['2.–3. OG', 2],
    ['UG', -1],
    ['2. UG', -2],
    ['UG2', -2],
    ['2e sous-sol', -2],
    ['-1', -1],
    ['Tiefgarage', -1],
    ['Entresol', 0.5],
    ['', null],
    ['–', null],
    ['nach Vereinbarung', null],
    ['Baujahr 1962', null],
  ])('«%s» is %s', (words, level) => {
    expect(readFloor(words)).toEqual({ level, roof: null })
  })

  it.each([
    ['DG', 'pitched'],
    ['2. Dachgeschoss', 'pitched'],
    ['combles', 'pitched'],
    ['Attika', 'setback'],
    ['attique', 'setback'],
  ])('«%s» lies under a roof', (words, roof) => {
    expect(readFloor(words)).toEqual({ level: null, roof })
  })

  it('follows a number rather than the words', () => {
    expect(levelOf(unit('1', { floor: 'EG', floorNumber: 1 }))).toBe(1)
  })

  it.each<[Partial<Housed>, ReturnType<typeof levelOf>]>([
    [{ kind: 'parkingspace', objectType: 'parking_regular' }, 'garage'],
    [{ kind: 'parkingspace', objectType: 'parking_outdoor' }, 'outside'],
    [{ kind: 'plot', objectType: 'plot' }, 'outside'],
    [{ kind: 'craft', objectType: 'shop' }, 0],
    [{ kind: 'craft', objectType: 'office' }, 'unknown'],
    [{ kind: 'other', objectType: 'cellar' }, -1],
    [{ kind: 'other', objectType: 'hobby_room' }, 'unknown'],
    [{}, 'unknown'],
  ])('without a word, %o lies where such things lie: %s', (fields, level) => {
    expect(levelOf(unit('1', fields))).toBe(level)
  })
})

const levels = (units: Housed[]) => cutOpen(units).storeys.map(({ level, upTo }) => (upTo ? [level, upTo] : level))
const numbersOn = (units: Housed[], level: number | string) =>
  cutOpen(units)
    .storeys.find((storey) => storey.level === level)
    ?.units.map(({ referenceNumber }) => referenceNumber)

describe('a house cut open', () => {
  it('stands from the roof to the cellar, and drops nothing', () => {
    const units = [
      unit('1', { floor: 'UG', kind: 'other', objectType: 'cellar' }),
      unit('2', { floor: 'EG' }),
      unit('3', { floor: '1. OG' }),
      unit('4', { floor: 'Dachgeschoss' }),
      unit('5'),
      unit('6', { kind: 'parkingspace', objectType: 'parking_outdoor' }),
      unit('7', { kind: 'parkingspace', objectType: 'parking_regular' }),
    ]
    const section = cutOpen(units)
    expect(levels(units)).toEqual([2, 1, 0, -1, 'garage', 'outside', 'unknown'])
    expect(section.roof).toBe('pitched')
    expect(section.storeys.flatMap((storey) => storey.units)).toHaveLength(units.length)
  })

  it('puts an attic that nobody counted beside one that somebody has', () => {
    expect(levels([unit('1', { floor: 'DG' }), unit('2', { floor: 'DG', floorNumber: 3 })])).toEqual([3, 2, 1, 0])
  })

  it('has a ground floor and no gaps; many empty storeys are one', () => {
    expect(levels([unit('1', { floorNumber: 2 })])).toEqual([2, 1, 0])
    expect(levels([unit('1', { floorNumber: 9 }), unit('2', { floor: 'EG' })])).toEqual([9, [1, 8], 0])
    expect(levels([unit('1', { floor: 'Entresol' }), unit('2', { floorNumber: 1 })])).toEqual([1, 0.5, 0])
  })

  it('is not drawn around what only stands outside', () => {
    expect(levels([unit('1', { kind: 'plot', objectType: 'plot' })])).toEqual(['outside'])
    expect(cutOpen([])).toEqual({ roof: 'flat', storeys: [] })
  })

  it('goes from left to right as the title or the facts say, then by number', () => {
    const on = { floorNumber: 1 }
    const titled = [
      unit('A-3', { ...on, title: 'Weg 1, 1. OG rechts' }),
      unit('A-1', { ...on, title: 'Weg 1, 1. OG Mitte' }),
      unit('A-2', { ...on, title: 'Weg 1, 1. OG links' }),
      unit('A-0', { ...on, title: 'Weg 1, Atelier' }),
    ]
    expect(numbersOn(titled, 1)).toEqual(['A-2', 'A-1', 'A-3', 'A-0'])
    expect(numbersOn([unit('2', { ...on, position: 'left' }), unit('1', { ...on, position: 'right' })], 1)).toEqual([
      '2',
      '1',
    ])
    expect(
      numbersOn(
        ['A-10', 'A-9', 'A-100'].map((number) => unit(number, on)),
        1,
      ),
    ).toEqual(['A-9', 'A-10', 'A-100'])
  })

  it('has a roof that stands back over an attic flat', () => {
    expect(cutOpen([unit('1', { floorNumber: 4, objectType: 'attica_apartment' })]).roof).toBe('setback')
    expect(cutOpen([unit('1', { floorNumber: 1 }), unit('2', { floor: 'EG' })]).roof).toBe('flat')
  })
})

describe('the numbers of a house', () => {
  it('are said without what they share', () => {
    expect([...shortNumbers(['LH12-302', 'LH12-304', 'LH12-P01']).values()]).toEqual(['302', '304', 'P01'])
    expect([...shortNumbers(['4711', '4712']).values()]).toEqual(['4711', '4712'])
    expect([...shortNumbers(['AM-07-21']).values()]).toEqual(['AM-07-21'])
    expect([...shortNumbers([]).values()]).toEqual([])
  })
})
