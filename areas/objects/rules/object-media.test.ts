import { describe, expect, it } from 'vitest'
import { problemOfSorts } from './object-media.ts'

describe('documents of an object', () => {
  it.each([
    [[], null],
    [['layout_plan', 'factsheet'], null],
    [['layout_plan', ''], 'objects_document_without_sort'],
    [['document'], 'objects_document_without_sort'],
    [['factsheet', 'factsheet'], 'objects_document_sort_twice'],
  ])('%j: %s', (sorts, problem) => expect(problemOfSorts(sorts)).toBe(problem))
})
