import { describe, expect, it } from 'vitest'
import type { DoorList } from '../../contract/door.ts'
import { searchedSlots, inOrderOfDoor } from './guest-search.ts'
import { afterSending, commented, isToWipe, keptWith, shownSlots, ticked, unsent, type KeptDoor } from './kept-door.ts'

const guest = (id: string, more: Partial<DoorList['slots'][number]['guests'][number]> = {}) => ({
  id,
  name: `Gast ${id}`,
  persons: 2,
  present: null,
  code: null,
  phone: null,
  needs: null,
  comments: null,
  ...more,
})
const slot = (id: string, startsAt: string, guests: ReturnType<typeof guest>[]) => ({
  id,
  startsAt,
  endsAt: startsAt,
  lane: 1,
  isCancelled: false,
  guests,
})
const list: DoorList = {
  kind: 'host',
  appointment: { id: 'a', title: 'Besichtigung', place: 'Tür', state: 'published', endsAt: '2026-12-03T18:00:00.000Z' },
  projectName: 'Quartier',
  slots: [slot('s', '2026-12-03T17:00:00.000Z', [guest('ana'), guest('ben')])],
  readAt: '2026-12-03T16:00:00.000Z',
}
const event = (id: string, participantId: string, present: boolean, at: string) => ({
  id,
  participantId,
  present,
  at: `2026-12-03T17:${at}:00.000Z`,
  device: 'phone',
})
const presenceOf = (door: KeptDoor) =>
  Object.fromEntries(shownSlots(door).flatMap(({ guests }) => guests.map(({ id, present }) => [id, present])))

describe('the queue at the door', () => {
  it('shows queued ticks over the list, the latest of each guest', () => {
    let door = keptWith('x', list, undefined)
    door = ticked(door, event('2', 'ana', false, '05'))
    door = ticked(door, event('1', 'ana', true, '02'))
    expect(presenceOf(door)).toEqual({ ana: false, ben: null })
    expect(unsent(door)).toBe(2)
  })

  it('removes what was sent and keeps what was ticked meanwhile', () => {
    const sent = ticked(keptWith('x', list, undefined), event('1', 'ana', true, '01'))
    const meanwhile = ticked(sent, event('2', 'ben', true, '02'))
    const answer = {
      ...list,
      slots: [slot('s', '2026-12-03T17:00:00.000Z', [guest('ana', { present: true }), guest('ben')])],
    }
    const door = afterSending(meanwhile, sent, answer)
    expect(door.presence.map(({ id }) => id)).toEqual(['2'])
    expect(presenceOf(door)).toEqual({ ana: true, ben: true })
  })

  it('keeps a comment that was written again during the call', () => {
    const sent = commented(keptWith('x', list, undefined), { participantId: 'ana', comments: 'zu spät' })
    const again = commented(sent, { participantId: 'ana', comments: 'zu spät, mit Hund' })
    expect(afterSending(again, sent, list).comments).toEqual([{ participantId: 'ana', comments: 'zu spät, mit Hund' }])
    expect(afterSending(sent, sent, list).comments).toEqual([])
  })

  it('keeps the queue when the list is read again', () => {
    const before = ticked(keptWith('x', list, undefined), event('1', 'ana', true, '01'))
    expect(unsent(keptWith('x', list, before))).toBe(1)
  })

  it('is wiped after the last day, by Swiss time', () => {
    const door = keptWith('x', list, undefined)
    expect(isToWipe(door, new Date('2026-12-03T22:59:00.000Z'))).toBe(false)
    expect(isToWipe(door, new Date('2026-12-03T23:00:00.000Z'))).toBe(true)
  })
})

describe('the list at the door', () => {
  const slots = [
    slot('past', '2026-12-02T17:00:00.000Z', []),
    slot('later', '2026-12-04T17:00:00.000Z', [guest('zoe', { name: 'Zoë Müller', code: '4711' })]),
    slot('today', '2026-12-03T17:00:00.000Z', [guest('ana')]),
  ]

  it('begins with the slots of today', () => {
    const ordered = inOrderOfDoor(slots, new Date('2026-12-03T08:00:00.000Z'))
    expect(ordered.map(({ id }) => id)).toEqual(['today', 'later', 'past'])
  })

  it('is searched by name without accents, or by code', () => {
    for (const typed of ['zoe mul', '4711']) expect(searchedSlots(slots, typed).map(({ id }) => id)).toEqual(['later'])
    expect(searchedSlots(slots, '471')).toEqual([])
    expect(searchedSlots(slots, ' ')).toHaveLength(3)
  })
})
