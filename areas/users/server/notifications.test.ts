import { describe, expect, it } from 'vitest'
import type { Workspace } from '#platform/server/context.ts'
import { useWorld, type Person } from '#platform/server/testing/world.ts'

const world = useWorld()
const preference = '/api/v1/users/system-notification-preference'
const settings = '/api/v1/users/notification-settings'
const read = async (home: Workspace, as: Person) => (await world.ask(home, { url: preference, as })).json()
const save = (home: Workspace, url: string, payload: object, as?: Person) =>
  world.ask(home, { method: 'POST', url, payload, ...(as && { as }) })

const channelOf = (answer: { groups: { kinds: { kind: string; channel: string }[] }[] }, kind: string) =>
  answer.groups.flatMap(({ kinds }) => kinds).find((one) => one.kind === kind)?.channel

describe('how a person wants to be told', () => {
  it('offers the kinds of the project type', async () => {
    const letting = await world.workspace()
    const invest = await world.workspace({ projectType: 'saleb2b', theme: 'invest' })
    const keys = async (home: Workspace) =>
      (await read(home, await world.person(home))).groups.map(({ key }: { key: string }) => key)
    expect(await keys(letting)).toEqual([
      'applications',
      'offers',
      'tenants',
      'waitlist',
      'appointments',
      'draws',
      'communication',
      'marketing',
      'interfaces',
      'budget',
      'reporting',
    ])
    expect(await keys(invest)).toEqual([
      'investors',
      'appointments',
      'draws',
      'communication',
      'document_room',
      'budget',
      'reporting',
    ])
  })

  it('is saved per kind and leaves the others', async () => {
    const home = await world.workspace()
    const anna = await world.person(home)
    await save(home, settings, { settings: [{ kind: 'application_new', channel: 'now' }], scope: 'all' }, anna)
    await save(home, settings, { settings: [{ kind: 'offer_accepted', channel: 'off' }], scope: 'mine' }, anna)
    const told = await read(home, anna)
    expect([channelOf(told, 'application_new'), channelOf(told, 'offer_accepted'), told.scope]).toEqual([
      'now',
      'off',
      'mine',
    ])
  })

  it('keeps mails about the account apart', async () => {
    const home = await world.workspace()
    const anna = await world.person(home)
    expect((await read(home, anna)).new_device_mail).toBe(true)
    await save(home, preference, { new_device_mail: false }, anna)
    expect(await read(home, anna)).toMatchObject({ new_device_mail: false, scope: 'all' })
  })

  it.each([
    [{ settings: [{ kind: 'application_new', channel: 'by_pigeon' }], scope: 'all' }],
    [{ settings: [{ kind: 'unheard_of', channel: 'now' }], scope: 'all' }],
    [{ settings: [], scope: 'theirs' }],
    [{}],
  ])('refuses %j', async (body) => {
    const home = await world.workspace()
    expect((await save(home, settings, body, await world.person(home))).statusCode).toBe(422)
  })

  it('is one’s own alone and asks for a session of this workspace', async () => {
    const home = await world.workspace()
    const anna = await world.person(home)
    const beat = await world.person(home)
    await save(home, preference, { new_device_mail: false }, anna)
    expect((await read(home, beat)).new_device_mail).toBe(true)
    expect((await save(home, preference, { new_device_mail: false })).statusCode).toBe(401)
    expect((await save(await world.workspace(), preference, { new_device_mail: false }, anna)).statusCode).toBe(401)
  })
})
