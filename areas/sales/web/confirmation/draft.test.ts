import { describe, expect, it } from 'vitest'
import { asSent, begun, keptText, readKept, withBuyerAdded, withBuyerRemoved, type Draft } from './draft.ts'

const empty: Draft = {
  buyers: [],
  objects: [],
  ownMeans: null,
  pensionFunds: null,
  mortgage: null,
  bank: '',
  note: '',
}
const sharesOf = ({ buyers }: Draft) => buyers.map(({ share }) => share)

describe('the buyers of a draft', () => {
  it('are one at least, who owns everything', () => {
    expect(sharesOf(begun(empty))).toEqual(['1/1'])
  })

  it('have equal shares when one is added or removed', () => {
    const two = withBuyerAdded(begun(empty))
    const three = withBuyerAdded(two)
    expect([sharesOf(two), sharesOf(three)]).toEqual([
      ['1/2', '1/2'],
      ['1/3', '1/3', '1/3'],
    ])
    expect(sharesOf(withBuyerRemoved(three, 1))).toEqual(['1/2', '1/2'])
  })

  it('keep shares that were typed', () => {
    const two = withBuyerAdded(begun(empty))
    const typed = { ...two, buyers: two.buyers.map((one, index) => ({ ...one, share: index === 0 ? '2/3' : '1/3' })) }
    expect(sharesOf(withBuyerAdded(typed))).toEqual(['2/3', '1/3', ''])
  })

  it('are at most six', () => {
    let draft = begun(empty)
    for (let count = 0; count < 8; count += 1) draft = withBuyerAdded(draft)
    expect(draft.buyers).toHaveLength(6)
  })
})

describe('a draft on the device', () => {
  const draft = begun(empty)

  it('is read as it was written', () => {
    expect(readKept(keptText(null, draft), null)).toEqual(draft)
  })

  it.each([
    ['nothing is stored', null, null],
    ['it is damaged', '{"of":"","draft":{"buyers":3}}', null],
    ['the confirmation has been sent since', keptText(null, draft), '2026-11-26T10:00:00.000Z'],
  ])('is left alone if %s', (_title, stored, of) => {
    expect(readKept(stored, of)).toBeNull()
  })
})

it('is not sent without civil status', () => {
  expect(asSent(begun(empty))).toBeNull()
})
