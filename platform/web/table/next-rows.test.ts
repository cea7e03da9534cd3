import { describe, expect, test } from 'vitest'
import { idsAfter, idsBefore } from './next-rows.ts'

const rowsPerPage = 3
/** Fake list on the server that counts its requests. */
function listOf(text: string) {
  const rows = text.split(' ').filter(Boolean)
  const asked: number[] = []
  const ask = async (page: number) => {
    asked.push(page)
    return rows.slice((page - 1) * rowsPerPage, page * rowsPerPage)
  }
  return { ask, asked }
}
const known = (text: string, offset: number) => ({ ids: text.split(' '), offset, rowsPerPage })

describe('the rows after the known ones', () => {
  test('are those of the next page', async () => {
    const { ask, asked } = listOf('a b c d e f g h')
    expect(await idsAfter(known('d e f', 3), ask)).toEqual(['g', 'h'])
    expect(asked).toEqual([2, 3])
  })

  test('are not skipped when known rows have left the list meanwhile', async () => {
    expect(await idsAfter(known('a b c', 0), listOf('c d e f').ask)).toEqual(['d', 'e', 'f'])
    expect(await idsAfter(known('a b c', 0), listOf('d e f g h').ask)).toEqual(['d', 'e', 'f', 'g', 'h'])
    expect(await idsAfter(known('a b c d e f', 0), listOf('a g h i').ask)).toEqual(['g', 'h', 'i'])
  })

  test('are found behind rows that have come in before', async () => {
    expect(await idsAfter(known('a b c', 0), listOf('x y z u v a b c d e').ask)).toEqual(['d'])
  })

  test('are not those that stood before and were moved down', async () => {
    expect(await idsAfter(known('d e f', 3), listOf('x a b c d e f g').ask)).toEqual(['g'])
  })

  test('are none at the end', async () => {
    expect(await idsAfter(known('d e f', 3), listOf('a b c d e f').ask)).toEqual([])
    expect(await idsAfter(known('a b', 0), listOf('a b').ask)).toEqual([])
  })
})

describe('the rows before the known ones', () => {
  test('are those of the page before', async () => {
    expect(await idsBefore(known('g h', 6), listOf('a b c d e f g h').ask)).toEqual(['d', 'e', 'f'])
  })

  test('stand next to the known ones also when rows have left or come in', async () => {
    expect(await idsBefore(known('d e f', 3), listOf('b c d e f').ask)).toEqual(['b', 'c'])
    expect(await idsBefore(known('g h i', 6), listOf('a b c g h i').ask)).toEqual(['a', 'b', 'c'])
    expect(await idsBefore(known('d e f', 3), listOf('x a b c d e f').ask)).toEqual(['a', 'b', 'c'])
  })

  test('are none at the beginning', async () => {
    expect(await idsBefore(known('a b c', 0), listOf('a b c').ask)).toEqual([])
    expect(await idsBefore(known('d e f', 3), listOf('d e f g').ask)).toEqual([])
  })
})
