import { expect, test } from 'vitest'
import { evenColumns } from './even-columns.ts'

test.each([
  [7, 7, 7],
  [7, 5, 4],
  [7, 4, 4],
  [6, 5, 3],
  [5, 4, 3],
  [3, 7, 3],
  [1, 4, 1],
  [0, 4, 1],
])('%i tiles where %i fit beside each other stand in %i columns', (count, most, columns) => {
  expect(evenColumns(count, most)).toBe(columns)
})

test('the last line is never shorter than the others by more than one tile, where two lines do', () => {
  for (let most = 2; most <= 7; most++) {
    for (let count = most + 1; count <= 2 * most; count++) {
      const columns = evenColumns(count, most)
      expect(columns - (count - columns)).toBeLessThanOrEqual(1)
    }
  }
})
