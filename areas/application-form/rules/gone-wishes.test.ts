import { expect, it } from 'vitest'
import { goneWishes, withoutGone } from './gone-wishes.ts'

const one = (id: string, more: object = {}) => ({ id, title: `Wohnung ${id}`, isFree: true, isFull: false, ...more })
const objects = [one('a'), one('b', { isFree: false }), one('c', { isFull: true })]

it('names what is let, full or not published any more, as long as it is wished for', () => {
  expect(goneWishes({ priorities: ['a', 'b', 'c', 'd'] }, objects)).toEqual({
    gone: ['b', 'c', 'd'],
    titles: ['Wohnung b', 'Wohnung c'],
  })
  expect(goneWishes({ priorities: ['a'] }, objects)).toEqual({ gone: [], titles: [] })
  expect(goneWishes({}, objects)).toEqual({ gone: [], titles: [] })
})

it('keeps the other wishes in their order', () => {
  expect(withoutGone({ priorities: ['b', 'a'] }, ['b'])).toEqual(['a'])
})
