import { describe, expect, it } from 'vitest'
import { webHashing } from '../web/web-hashing.ts'
import { checkDraw } from './check-draw.ts'
import { writeDrawFile, type DrawFileFacts } from './draw-file.ts'
import { drawOrder } from './draw-order.ts'
import { fingerprintOf, listText } from './list-text.ts'

const candidates = Array.from({ length: 2500 }, (_, index) => ({
  receipt: `0000-0000-0000-${String(index).padStart(4, '0')}`,
  group: 'all',
}))
const list = listText({ slug: '0'.repeat(20), groups: [{ key: 'all', name: '', count: 2 }], candidates })

async function fileWith(facts: DrawFileFacts, isDecided = true) {
  const fingerprint = await fingerprintOf(list, webHashing)
  const { value } = facts
  const places = value && isDecided ? await drawOrder({ fingerprint, value, candidates }, webHashing) : []
  return { text: writeDrawFile({ list, facts: { fingerprint, ...facts }, places }), fingerprint }
}

describe('the check in the browser', () => {
  it('recomputes a decided draw and tells its progress', async () => {
    const done: number[] = []
    const checked = await checkDraw(await fileWith({ value: '7' }), webHashing, (some) => void done.push(some))
    expect(checked).toMatchObject({ candidates: 2500, isDecided: true, found: [] })
    expect(checked.order).toHaveLength(2500)
    expect(done).toEqual([1000, 2000, 2500])
  })

  it('computes an order that is not published yet, and none before the value is known', async () => {
    const undecided = await checkDraw(await fileWith({ value: '7' }, false), webHashing)
    expect(undecided).toMatchObject({ isDecided: false, found: [] })
    expect(undecided.order).toHaveLength(2500)
    expect((await checkDraw(await fileWith({}), webHashing)).order).toEqual([])
  })

  it('compares the list with the fingerprint that the page shows, not with the one in the file', async () => {
    const { text } = await fileWith({ value: '7' })
    const { found } = await checkDraw({ text, fingerprint: '0'.repeat(64) }, webHashing)
    expect(found).toEqual(['fingerprint'])
  })

  it('finds a secret that was exchanged, and an order that does not follow', async () => {
    const secret = await checkDraw(await fileWith({ value: '7', commitment: '0'.repeat(64) }), webHashing)
    expect(secret.found).toEqual(['commitment'])
    const { text, fingerprint } = await fileWith({ value: '7' })
    const exchanged = text.replace(/^(place all )1( .*)\n(place all )2( .*)$/m, '$12$2\n$31$4')
    expect((await checkDraw({ text: exchanged, fingerprint }, webHashing)).found).toEqual(['order'])
  })
})
