import { describe, expect, it } from 'vitest'
import { projectTypes } from '#platform/rules/project-type.ts'
import {
  channelFor,
  channels,
  groupsFor,
  notificationGroups,
  notificationKinds,
  readChannels,
  readScope,
  toldKinds,
} from './notifications.ts'

describe('what a person is told about', () => {
  it('has each kind in one group', () => {
    expect(notificationGroups.flatMap(({ kinds }) => kinds).toSorted()).toEqual([...notificationKinds].toSorted())
  })

  it.each([
    ['reletting', ['applications', 'offers', 'tenants', 'waitlist', 'communication', 'interfaces']],
    ['first-time-letting', ['applications', 'offers', 'tenants', 'waitlist', 'communication', 'interfaces']],
    ['sale', ['applications', 'communication']],
    ['saleb2b', ['communication']],
    ['build', ['applications', 'offers', 'tenants', 'communication', 'interfaces']],
  ] as const)('in %s it offers %j', (type, keys) => {
    expect(groupsFor(type).map(({ key }) => key)).toEqual(keys)
  })

  it.each(projectTypes)('offers nothing in %s that never happens', (type) => {
    const offered = groupsFor(type).flatMap(({ kinds }) => kinds)
    expect(offered.filter((kind) => !toldKinds.some((told) => told === kind))).toEqual([])
  })

  it('means what is urgent at once and the rest on the home page, until somebody chooses', () => {
    const meant = readChannels({})
    expect(meant.get('offer_accepted')).toBe('now')
    expect(meant.get('application_new')).toBe('in_app')
    expect([...meant.values()].every((channel) => channels.includes(channel))).toBe(true)
  })

  it('keeps what was chosen and passes over what it does not know', () => {
    const chosen = readChannels({ application_new: 'daily', offer_accepted: 'by_pigeon', unheard_of: 'now' })
    expect(chosen.get('application_new')).toBe('daily')
    expect(chosen.get('offer_accepted')).toBe('now')
    expect(chosen.size).toBe(notificationKinds.length)
    expect(readChannels(null).get('application_new')).toBe('in_app')
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
    [{}, 'offer_accepted', false, 'now'],
    [{}, 'application_new', false, 'in_app'],
    [{ application_new: 'now' }, 'application_new', false, 'now'],
    [{ application_new: 'daily' }, 'application_new', true, 'daily'],
    [{ application_new: 'now', scope: 'mine' }, 'application_new', false, null],
    [{ application_new: 'now', scope: 'mine' }, 'application_new', true, 'now'],
    [{ scope: 'mine' }, 'application_new', false, null],
    [{ offer_accepted: 'off' }, 'offer_accepted', true, null],
  ] as const)('with %j, of %s (own: %j): %j', (stored, kind, isOwn, channel) => {
    expect(channelFor(stored, { kind, isOwn })).toBe(channel)
  })
})
