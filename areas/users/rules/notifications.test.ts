import { describe, expect, it } from 'vitest'
import { projectTypes } from '#platform/rules/project-type.ts'
import {
  isToldAtOnce,
  channels,
  groupsFor,
  notificationGroups,
  notificationKinds,
  readChannels,
  readScope,
} from './notifications.ts'

describe('what a person is told about', () => {
  it('has each kind in one group', () => {
    expect(notificationGroups.flatMap(({ kinds }) => kinds).toSorted()).toEqual([...notificationKinds].toSorted())
  })

  it.each([
    ['reletting', true, true, false],
    ['first-time-letting', true, true, false],
    ['sale', true, false, false],
    ['saleb2b', false, false, true],
    ['build', true, false, false],
  ] as const)(
    'in %s it offers applications: %s, waitlist: %s, investors: %s',
    (type, applications, waitlist, investors) => {
      const keys = groupsFor(type).map(({ key }) => key)
      expect([keys.includes('applications'), keys.includes('waitlist'), keys.includes('investors')]).toEqual([
        applications,
        waitlist,
        investors,
      ])
    },
  )

  it.each(projectTypes)('offers something in %s', (type) => {
    expect(groupsFor(type).length).toBeGreaterThan(2)
  })

  it('means what is urgent at once and the rest in the product, until somebody chooses', () => {
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

describe('being told at once', () => {
  it.each([
    [{}, 'offer_accepted', false, true],
    [{}, 'application_new', true, false],
    [{ application_new: 'now' }, 'application_new', false, true],
    [{ application_new: 'daily' }, 'application_new', true, false],
    [{ application_new: 'now', scope: 'mine' }, 'application_new', false, false],
    [{ application_new: 'now', scope: 'mine' }, 'application_new', true, true],
    [{ offer_accepted: 'off' }, 'offer_accepted', true, false],
  ] as const)('with %j, of %s (own: %j): %j', (stored, kind, isOwn, verdict) => {
    expect(isToldAtOnce(stored, { kind, isOwn })).toBe(verdict)
  })
})
