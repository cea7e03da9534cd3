import { describe, expect, test } from 'vitest'
import { untouched } from './list-state.ts'
import {
  allMatching,
  countSelected,
  isRowSelected,
  isSelected,
  nothingSelected,
  onlySkipped,
  pageSelection,
  rowsBetween,
  targetsOf,
  without,
  withRows,
  withToggled,
  type Selection,
} from './selection.ts'

const [anna, beat, carla, locked, heading] = [
  { _id: 'anna' },
  { _id: 'beat' },
  { _id: 'carla' },
  { _id: 'locked', _readonly: { value: true, unavailable_tooltip: 'zugewiesen' } },
  { _id: 'heading', _rowType: 'header' as const },
]
const page = [heading, anna, beat, locked, carla]
const idsOf = (selection: Selection) => (selection.kind === 'rows' ? [...selection.rows.keys()] : [])

describe('choosing rows', () => {
  test('a row is chosen and let go again', () => {
    const once = withToggled(nothingSelected, anna)
    expect(idsOf(once)).toEqual(['anna'])
    expect(idsOf(withToggled(once, anna))).toEqual([])
  })

  test('the page is chosen without headings and read-only rows', () => {
    expect(idsOf(withRows(nothingSelected, page))).toEqual(['anna', 'beat', 'carla'])
    expect(withToggled(nothingSelected, locked)).toBe(nothingSelected)
  })

  test('rows of another page stay chosen', () => {
    expect(idsOf(withRows(withRows(nothingSelected, [anna]), [carla]))).toEqual(['anna', 'carla'])
  })

  test('a limit of one replaces the choice', () => {
    expect(idsOf(withToggled(withToggled(nothingSelected, anna, 1), beat, 1))).toEqual(['beat'])
  })

  test('at a limit of two a third row is not taken', () => {
    expect(idsOf(withToggled(withRows(nothingSelected, [anna, beat]), carla, 2))).toEqual(['anna', 'beat'])
  })

  test('the box of the page is ticked, half or empty', () => {
    expect(pageSelection(nothingSelected, page)).toBe('none')
    expect(pageSelection(withRows(nothingSelected, [anna]), page)).toBe('some')
    expect(pageSelection(withRows(nothingSelected, page), page)).toBe('all')
    expect(pageSelection(nothingSelected, [heading, locked])).toBe('none')
  })

  test('a range is the same from both ends', () => {
    expect(rowsBetween(page, 'anna', 'carla')).toEqual([anna, beat, locked, carla])
    expect(rowsBetween(page, 'carla', 'anna')).toEqual([anna, beat, locked, carla])
    expect(rowsBetween(page, 'gone', 'anna')).toEqual([anna])
  })
})

describe('all that match', () => {
  test('counts the rows not seen, less those let go', () => {
    expect(countSelected(without(allMatching, [anna]), 900)).toBe(899)
  })

  test('leaves read-only rows and headings undrawn', () => {
    expect([anna, locked, heading].map((row) => isRowSelected(allMatching, row))).toEqual([true, false, false])
  })

  test('a row let go can be taken back', () => {
    const fewer = withToggled(allMatching, anna)
    expect(isSelected(fewer, 'anna')).toBe(false)
    expect(isSelected(withToggled(fewer, anna), 'anna')).toBe(true)
  })

  test('is sent as the list itself, for the server to resolve', () => {
    const list = { ...untouched, search: 'bern', state: 'active.new', filters: { pets: true }, page: 4 }
    expect(targetsOf(without(allMatching, [beat]), list)).toEqual({
      all: true,
      search: 'bern',
      state: 'active.new',
      filters: '{"pets":true}',
      except: ['beat'],
    })
  })
})

test('named rows are sent by their ids', () => {
  expect(targetsOf(withRows(nothingSelected, [anna, carla]), untouched)).toEqual(['anna', 'carla'])
})

test('what a bulk action skipped stays chosen, also after all that match', () => {
  const skipped = [{ id: 'beat', title: 'Beat', reason: 'assigned' }]
  expect(idsOf(onlySkipped(withRows(nothingSelected, page), skipped))).toEqual(['beat'])
  expect(idsOf(onlySkipped(allMatching, skipped))).toEqual(['beat'])
})
