import { expect, it } from 'vitest'
import { noWords } from './bulk-draft.ts'
import { bulkKeeper } from './kept-bulk.ts'

function storageOf(values = new Map<string, string>()) {
  return {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
    removeItem: (key: string) => void values.delete(key),
  }
}
const written = { ...noWords, words: { de: { subject: 'Besichtigung', body: '<p>Am Samstag</p>' } }, isNews: true }

it('has the words again that were begun, for whoever began them', () => {
  const storage = storageOf()
  bulkKeeper(storage, 'rent:anna').write(written)
  expect(bulkKeeper(storage, 'rent:anna').read()).toEqual(written)
  expect(bulkKeeper(storage, 'rent:beat').read()).toBeUndefined()
})

it('keeps nothing of words that are gone, and takes up nothing that it cannot read', () => {
  const values = new Map([['bulk-mail:rent:anna', '{"words":[]}']])
  const keeper = bulkKeeper(storageOf(values), 'rent:anna')
  expect(keeper.read()).toBeUndefined()
  keeper.write(written)
  keeper.write(noWords)
  expect([...values]).toEqual([])
})
