import { describe, expect, it } from 'vitest'
import { guestEnd, isWritable, roomStates, type JudgedGuest, type JudgedRoom } from './room-access.ts'

const room: JudgedRoom = { state: 'open', closesOn: null, endsWhenSold: true }
const guest: JudgedGuest = { accessUntil: null, endedAt: null }
const today = '2026-11-26'

describe('the access of a guest', () => {
  it.each([
    ['an open room', {}, {}, false, null],
    ['the last day of the room', { closesOn: today }, {}, false, null],
    ['the day after', { closesOn: '2026-11-25' }, {}, false, 'day_passed'],
    ['the last day of the guest', {}, { accessUntil: today }, false, null],
    ['the day after that', {}, { accessUntil: '2026-11-25' }, false, 'day_passed'],
    ['a sold object', {}, {}, true, 'sold'],
    ['a sold object whose room stays open', { endsWhenSold: false }, {}, true, null],
    ['a closed room', { state: 'closed' }, {}, false, 'closed'],
    ['a room that is archived now', { state: 'freezing' }, {}, false, 'archived'],
    ['an archive', { state: 'frozen' }, {}, false, 'archived'],
    ['an ended guest', {}, { endedAt: new Date() }, false, 'by_staff'],
    ['an ended guest of an archive', { state: 'frozen' }, { endedAt: new Date() }, false, 'by_staff'],
  ] as const)('in %s', (_case, ofRoom, ofGuest, isSold, end) => {
    expect(guestEnd({ ...room, ...ofRoom }, { ...guest, ...ofGuest }, { today, isSold })).toBe(end)
  })

  it('leaves archives as they are', () => {
    expect(roomStates.filter((state) => isWritable({ state }))).toEqual(['open', 'closed'])
  })
})
