// A hand-over protocol: gaps that prevent signing, and its first rooms.

import { describe, expect, it } from 'vitest'
import { firstContent, roomsOf } from './first-content.ts'
import { handoverCan } from './handover-can.ts'
import {
  defectsIn,
  handoverContent,
  handoverProblems,
  keysIn,
  type HandoverContent,
  type HandoverPoint,
} from './handover-content.ts'

const id = '0190a1b2-0000-7000-8000-000000000001'
const today = '2026-11-26'
const point: HandoverPoint = {
  id,
  title: 'Boden',
  state: 'good',
  hasDefect: false,
  remark: '',
  responsible: '',
  dueOn: '',
  photos: [],
}
const defect = { ...point, hasDefect: true, remark: 'Kratzer', responsible: 'Parkett AG', dueOn: '2026-12-20' }
const whole: HandoverContent = {
  handedOverOn: today,
  people: [
    { id, name: 'Claire Favre', side: 'seller' },
    { id, name: 'Anna Muster', side: 'buyer' },
  ],
  rooms: [{ id, title: 'Küche', points: [point, defect] }],
  meters: [{ id, kind: 'electricity', number: '12', reading: '4711' }],
  keys: [
    { id, kind: 'flat', note: '', count: 3 },
    { id, kind: 'mailbox', note: '', count: 2 },
  ],
  remark: '',
}
const withPoint = (change: Partial<HandoverPoint>): Partial<HandoverContent> => ({
  rooms: [{ id, title: 'Küche', points: [{ ...defect, ...change }] }],
})

describe('a protocol', () => {
  it('that is complete can be signed', () => {
    expect(handoverProblems(whole, today)).toEqual([])
  })

  it.each<[string, Partial<HandoverContent>, string[]]>([
    ['the day', { handedOverOn: '' }, ['handedOverOn']],
    ['a day that has come', { handedOverOn: '2026-11-27' }, ['handedOverOn']],
    ['the buyer', { people: [{ id, name: 'Claire Favre', side: 'seller' }] }, ['people']],
    ['a name', { people: [...whole.people, { id, name: ' ', side: 'other' }] }, ['people.2.name']],
    ['a point', { rooms: [{ id, title: 'Küche', points: [] }] }, ['rooms']],
    ['the check of a point', withPoint({ hasDefect: false, state: null }), ['rooms.0.points.0.state']],
    ['the remark of a defect', withPoint({ remark: '' }), ['rooms.0.points.0.remark']],
    ['the responsible person', withPoint({ responsible: '' }), ['rooms.0.points.0.responsible']],
    ['the due day', withPoint({ dueOn: '' }), ['rooms.0.points.0.dueOn']],
    ['a due day after the hand-over', withPoint({ dueOn: '2026-11-25' }), ['rooms.0.points.0.dueOn']],
    ['a reading', { meters: [{ id, kind: 'gas', number: '', reading: '' }] }, ['meters.0.reading']],
    ['a number of keys', { keys: [{ id, kind: 'flat', note: '', count: null }] }, ['keys.0.count']],
    ['the name of another key', { keys: [{ id, kind: 'other', note: '', count: 1 }] }, ['keys.0.note']],
  ])('without %s says so', (_title, change, paths) => {
    expect(handoverProblems({ ...whole, ...change }, today).map(({ path }) => path)).toEqual(paths)
  })

  it('lists its defects and counts its keys', () => {
    expect(defectsIn(whole)).toEqual([
      { room: 'Küche', item: 'Boden', remark: 'Kratzer', responsible: 'Parkett AG', dueOn: '2026-12-20' },
    ])
    expect(keysIn(whole)).toBe(5)
  })

  it.each([
    [4.5, 3],
    [1, 0],
    [null, 0],
  ])('begins with the rooms of a flat of %s rooms: %s bedrooms', (rooms, bedrooms) => {
    expect(roomsOf(rooms).filter(({ kind }) => kind === 'bedroom')).toHaveLength(bedrooms)
    const content = firstContent({ rooms, today, sellers: ['S'], buyers: ['B'] }, { newId: () => id, t: (key) => key })
    expect(handoverContent.parse(content)).toEqual(content)
  })
})

describe('a protocol of a sale', () => {
  const open = { signedAt: null }
  const signed = { signedAt: new Date() }
  it.each([
    ['paid', null, ''],
    ['completed', null, 'begin'],
    ['completed', open, 'change'],
    ['sold', null, 'begin'],
    ['sold', open, 'change sign'],
    ['sold', signed, ''],
    ['released', open, ''],
  ] as const)('in %s with %j allows: %s', (state, handover, allowed) => {
    const actions = (['begin', 'change', 'sign'] as const).filter(
      (action) => handoverCan[action]({ state, handover }).allowed,
    )
    expect(actions.join(' ')).toBe(allowed)
  })
})
