import { expect, it } from 'vitest'
import { chaptersInOrder, type DemoChapter } from './chapter.ts'

const chapter = (name: string, ...after: string[]): DemoChapter => ({
  name,
  after,
  load: async () => ({ tell: async () => [] }),
})
const namesOf = (...chapters: DemoChapter[]) => chaptersInOrder(chapters).map(({ name }) => name)

it('tells a chapter after those that it needs, otherwise in the given order', () => {
  expect(
    namesOf(chapter('visits', 'people', 'waitlist'), chapter('waitlist'), chapter('people'), chapter('z')),
  ).toEqual(['waitlist', 'people', 'visits', 'z'])
})

it('refuses chapters that wait for one another, and names that do not exist', () => {
  expect(() => namesOf(chapter('a', 'b'), chapter('b', 'a'))).toThrow('a, b')
  expect(() => namesOf(chapter('a', 'nothing'))).toThrow('a')
})
