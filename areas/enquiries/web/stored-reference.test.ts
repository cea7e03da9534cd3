import { expect, it } from 'vitest'
import { typedIn } from './stored-reference.ts'

it('is read as it was typed', () => {
  const typed = { answers: { again: { grade: 'A', text: 'Sehr gern' }, remark: { grade: null, text: '' } }, reason: '' }
  expect(typedIn(JSON.stringify(typed))).toEqual(typed)
})

it.each([
  ['nothing', null],
  ['no JSON', '{'],
  ['an unknown question', '{"answers":{"income":{"grade":"A","text":""}},"reason":""}'],
  ['an unknown grade', '{"answers":{"again":{"grade":"E","text":""}},"reason":""}'],
])('is empty where the device holds %s', (_, text) => {
  expect(typedIn(text)).toEqual({ answers: {}, reason: '' })
})
