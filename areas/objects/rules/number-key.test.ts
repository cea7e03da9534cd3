import { expect, test } from 'vitest'
import { knownBy } from './number-key.ts'

test('a number is found however it is written, and as it is written where there are two', () => {
  const find = knownBy(['BE22-001', 'N-1', 'n-1'], (number) => number)
  expect(find('be22-001')).toBe('BE22-001')
  expect(['N-1', 'n-1'].map(find)).toEqual(['N-1', 'n-1'])
  expect(knownBy(['AB-1', 'aB-1'], (number) => number)('ab-1')).toBe('several')
  expect(find('BE22-002')).toBeUndefined()
})
