import { describe, expect, it } from 'vitest'
import { isOutdated } from './picture-order.ts'

describe('an order of pictures', () => {
  const stored = ['a', 'b', 'c']
  it('names all that stay, and may bring new ones', () => {
    expect(isOutdated({ stored, removed: ['b'], wanted: ['c', 'a', 'new'] })).toBe(false)
  })
  it('is outdated when somebody has added one since', () => {
    expect(isOutdated({ stored: [...stored, 'd'], removed: [], wanted: stored })).toBe(true)
  })
})
