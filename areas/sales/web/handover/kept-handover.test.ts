// Which state of a protocol counts when a device comes back.

import { describe, expect, it } from 'vitest'
import type { HandoverContent } from '../../rules/handover/handover-content.ts'
import { keptText, readKept, whichIsNewer, type KeptHandover } from './kept-handover.ts'

const content: HandoverContent = { handedOverOn: '2026-11-26', people: [], rooms: [], meters: [], keys: [], remark: '' }
const blank = { name: '', signature: [] }
const kept: KeptHandover = { base: 3, content: { ...content, remark: 'Neu' }, seller: blank, buyer: blank }

describe('a protocol kept on the device', () => {
  it.each([
    ['with changes that nobody has saved', kept, { version: 3, content }, 'kept'],
    ['changed elsewhere meanwhile', kept, { version: 4, content }, 'conflict'],
    ['saved, while the response was lost', kept, { version: 4, content: kept.content }, 'server'],
    ['absent', null, { version: 3, content }, 'server'],
  ] as const)('%s is judged', (_title, before, server, expected) => {
    expect(whichIsNewer(before, server)).toBe(expected)
  })

  it('is read again as it was written, and never from a broken text', () => {
    const signed = { ...kept, buyer: { name: 'Anna', signature: [[1, 2, 3, 4]] } }
    expect(readKept(keptText(signed))).toEqual(signed)
    expect(readKept('{"base":')).toBeNull()
    expect(readKept('{"base":1}')).toBeNull()
  })
})
