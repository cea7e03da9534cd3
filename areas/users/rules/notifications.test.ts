import { describe, expect, it } from 'vitest'
import { channelFor, channelOf, groupsFor, readScope, type NotificationKind } from './notifications.ts'

const accepted: NotificationKind = { kind: 'offer_accepted', group: 'offers', order: 20, isUrgent: true }
const declined: NotificationKind = { kind: 'offer_declined', group: 'offers', order: 10 }
const sent: NotificationKind = { kind: 'application_new', group: 'applications', order: 30 }

describe('what a person is told about', () => {
  it('is offered by group and order, without groups of other project types and empty ones', () => {
    const groups = [
      { key: 'offers', order: 3, only: ['reletting', 'build'] as const },
      { key: 'waitlist', order: 2 },
      { key: 'applications', order: 1 },
    ]
    const kinds = [accepted, declined, sent]
    expect(groupsFor('reletting', { groups, kinds })).toEqual([
      { key: 'applications', kinds: [sent] },
      { key: 'offers', kinds: [declined, accepted] },
    ])
    expect(groupsFor('sale', { groups, kinds }).map(({ key }) => key)).toEqual(['applications'])
  })

  it('means what is urgent at once and the rest on the home page, until somebody chooses', () => {
    expect(channelOf({}, accepted)).toBe('now')
    expect(channelOf({}, sent)).toBe('in_app')
  })

  it('keeps what was chosen and passes over what it does not know', () => {
    const stored = { application_new: 'daily', offer_accepted: 'by_pigeon', unheard_of: 'now' }
    expect(channelOf(stored, sent)).toBe('daily')
    expect(channelOf(stored, accepted)).toBe('now')
    expect(channelOf(null, sent)).toBe('in_app')
  })

  it.each([
    [{ scope: 'mine' }, 'mine'],
    [{ scope: 'all' }, 'all'],
    [{}, 'all'],
    [null, 'all'],
  ])('reads the scope of %j as %s', (stored, scope) => {
    expect(readScope(stored)).toBe(scope)
  })
})

describe('how a person hears of it', () => {
  it.each([
    [{}, accepted, false, 'now'],
    [{}, sent, false, 'in_app'],
    [{ application_new: 'now' }, sent, false, 'now'],
    [{ application_new: 'daily' }, sent, true, 'daily'],
    [{ application_new: 'now', scope: 'mine' }, sent, false, null],
    [{ application_new: 'now', scope: 'mine' }, sent, true, 'now'],
    [{ scope: 'mine' }, sent, false, null],
    [{ offer_accepted: 'off' }, accepted, true, null],
  ] as const)('with %j, of %j (own: %j): %j', (stored, kind, isOwn, channel) => {
    expect(channelFor(stored, { kind, isOwn })).toBe(channel)
  })
})
