import { describe, expect, it } from 'vitest'
import { isOutdated, problemOfSorts } from './object-media.ts'

describe('documents of an object', () => {
  it.each([
    [[], null],
    [['layout_plan', 'factsheet'], null],
    [['layout_plan', ''], 'objects_document_without_sort'],
    [['document'], 'objects_document_without_sort'],
    [['factsheet', 'factsheet'], 'objects_document_sort_twice'],
  ])('%j: %s', (sorts, problem) => expect(problemOfSorts(sorts)).toBe(problem))
})

describe('an order of pictures', () => {
  const stored = ['a', 'b', 'c']
  it('names all that stay, and may bring new ones', () => {
    expect(isOutdated({ stored, removed: ['b'], wanted: ['c', 'a', 'new'] })).toBe(false)
  })
  it('is outdated when somebody has added one since', () => {
    expect(isOutdated({ stored: [...stored, 'd'], removed: [], wanted: stored })).toBe(true)
  })
})
