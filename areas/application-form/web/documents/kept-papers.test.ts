import { expect, it } from 'vitest'
import { keeperOf, keptFor, type KeptPaper, type PaperStore } from './kept-papers.ts'

function storeOf(papers = new Map<string, KeptPaper>()): PaperStore {
  return {
    all: async () => [...papers.values()],
    put: async (paper) => void papers.set(paper.id, paper),
    remove: async (id) => void papers.delete(id),
  }
}

const form = { slug: 'abc', owner: 'anna', category: 'copy_of_id' }
const file = new File(['abc'], 'a.pdf')
const idsOf = async (keeper: ReturnType<typeof keeperOf>) => (await keeper.waiting()).map(({ id }) => id)

it('papers wait in their own place, in the order in which they were chosen, until they are taken out', async () => {
  const store = storeOf()
  let now = 1000
  const keeper = keeperOf(form, store, () => now--)
  await keeper.keep({ id: 'later', file, known: [] })
  await keeper.keep({ id: 'earlier', file, known: [] })
  expect(await idsOf(keeper)).toEqual(['earlier', 'later'])
  for (const other of [{ slug: 'x' }, { owner: 'ben' }, { category: 'other' }]) {
    expect(await idsOf(keeperOf({ ...form, ...other }, store, () => now))).toEqual([])
  }
  await keeper.drop('later')
  expect(await idsOf(keeper)).toEqual(['earlier'])
})

it('what is older than a draft lives is cleared, also of other forms', async () => {
  const store = storeOf()
  await keeperOf(form, store, () => 0).keep({ id: 'old', file, known: [] })
  await keeperOf({ ...form, slug: 'other' }, store, () => keptFor + 1).waiting()
  expect(await store.all()).toEqual([])
})

it('a device that keeps nothing says so, and has nothing waiting', async () => {
  const refused = () => Promise.reject(new Error('no room'))
  const keeper = keeperOf(form, { all: refused, put: refused, remove: refused })
  await expect(keeper.keep({ id: 'one', file, known: [] })).rejects.toThrow('no room')
  expect(await keeper.waiting()).toEqual([])
  await expect(keeper.drop('one')).resolves.toBeUndefined()
})
