// The daily mail about new files: once, about what the role may read, to guests who have access and want it.

import { and, eq } from 'drizzle-orm'
import { afterEach, describe, expect, it } from 'vitest'
import { asSystem } from '#platform/server/jobs/handlers.ts'
import { mailMessage } from '#platform/server/mail/tables.ts'
import { useOwnWorld, type Person } from '#platform/server/testing/world.ts'
import { documentRoom, roomGuest } from '../tables.ts'
import { filledRoom, inRoomsOf, paper } from '../testing/filled-room.ts'
import { ask, categoryId, plantGuest, upload, type PlantedRoom } from '../testing/plant-room.ts'
import { mailNewRoomFiles } from './digest.ts'

const world = useOwnWorld()
const { fileId } = inRoomsOf(world)
afterEach(() => world.setTime(new Date()))

let night = 0
/** Each night has its own time; without one, changes and mail would have the same. */
async function mailAtNight(room: PlantedRoom) {
  later()
  await asSystem(world.services, room.home, mailNewRoomFiles)
  later()
}
function later() {
  night += 1
  world.setTime(new Date(Date.now() + night * 1000))
}

async function comeIn(room: PlantedRoom, role: Parameters<typeof plantGuest>[2]): Promise<Person> {
  const guest = await plantGuest(world, room, role)
  await ask(world, room, { as: guest, method: 'POST', path: '/enter' })
  later()
  return guest
}

async function send(room: PlantedRoom, title: string, name: string, as = room.clerk) {
  const category = await categoryId(world, room, title)
  await upload(world, room, { as, category, name, content: await paper() })
}

const mailsTo = (room: PlantedRoom, { email }: Person) =>
  asSystem(world.services, room.home, async ({ db }) => {
    const isTheirs = and(eq(mailMessage.toAddress, email), eq(mailMessage.kind, 'dms-digest'))
    return (await db.select().from(mailMessage).where(isTheirs)).map(({ bodyText }) => bodyText)
  })

const change = (room: PlantedRoom, fields: Partial<typeof roomGuest.$inferInsert>) =>
  asSystem(world.services, room.home, ({ db }) => db.update(roomGuest).set(fields))

describe('the daily mail', () => {
  it('names new files of the own categories with their number, once', async () => {
    const room = await filledRoom(world)
    const [lawyer, candidate] = [await comeIn(room, 'lawyer'), await comeIn(room, 'candidate')]
    await send(room, 'Versicherungen', 'Police.pdf')
    await mailAtNight(room)
    const [text = ''] = await mailsTo(room, lawyer)
    expect(text).toMatch(/^\d\.2 Police\.pdf$/m)
    expect(text).not.toContain('Grundbuchauszug.pdf')
    expect(await mailsTo(room, candidate)).toEqual([])
    await mailAtNight(room)
    expect(await mailsTo(room, lawyer)).toHaveLength(1)
  })

  it('also names a file whose content was replaced', async () => {
    const room = await filledRoom(world)
    const lawyer = await comeIn(room, 'lawyer')
    const replaces = await fileId(room, 'Versicherungen.pdf')
    await upload(world, room, { as: room.clerk, replaces, name: 'Police 2.pdf', content: await paper() })
    await mailAtNight(room)
    expect((await mailsTo(room, lawyer))[0]).toContain('Police 2.pdf')
  })

  it('keeps silent about a file that waits, until it is released', async () => {
    const room = await filledRoom(world)
    const [lawyer, buyer] = [await comeIn(room, 'lawyer'), await comeIn(room, 'buyer')]
    await send(room, 'Vertragsentwürfe', 'Entwurf.pdf', lawyer)
    await mailAtNight(room)
    expect([await mailsTo(room, lawyer), await mailsTo(room, buyer)]).toEqual([[], []])
    const path = `/files/${await fileId(room, 'Entwurf.pdf')}/release`
    await ask(world, room, { as: room.clerk, method: 'POST', path, payload: { version: 1 } })
    await mailAtNight(room)
    expect((await mailsTo(room, buyer))[0]).toContain('Entwurf.pdf')
  })

  it.each<[string, Partial<typeof roomGuest.$inferInsert>]>([
    ['does not want it', { wantsDigest: false }],
    ['was ended', { endedAt: new Date() }],
    ['has never come', { registeredAt: null }],
    ['had access until a day that has passed', { accessUntil: '2026-01-01' }],
  ])('does not go to a guest who %s', async (_, fields) => {
    const room = await filledRoom(world)
    const lawyer = await comeIn(room, 'lawyer')
    await change(room, fields)
    await send(room, 'Versicherungen', 'Police.pdf')
    await mailAtNight(room)
    expect(await mailsTo(room, lawyer)).toEqual([])
  })

  it('does not go out of a closed room, and afterwards names what came meanwhile', async () => {
    const room = await filledRoom(world)
    const lawyer = await comeIn(room, 'lawyer')
    const setState = (state: 'open' | 'closed') =>
      asSystem(world.services, room.home, ({ db }) =>
        db.update(documentRoom).set({ state }).where(eq(documentRoom.slug, room.slug)),
      )
    await setState('closed')
    await send(room, 'Versicherungen', 'Police.pdf')
    await mailAtNight(room)
    expect(await mailsTo(room, lawyer)).toEqual([])
    await setState('open')
    await mailAtNight(room)
    expect((await mailsTo(room, lawyer))[0]).toContain('Police.pdf')
  })

  it('comes later to a guest whose access is prolonged, about all that came meanwhile', async () => {
    const room = await filledRoom(world)
    const [lawyer, buyer] = [await comeIn(room, 'lawyer'), await comeIn(room, 'buyer')]
    const admit = (accessUntil: string | null) =>
      asSystem(world.services, room.home, ({ db }) =>
        db.update(roomGuest).set({ accessUntil }).where(eq(roomGuest.email, lawyer.email)),
      )
    await admit('2026-01-01')
    await send(room, 'Versicherungen', 'Police.pdf')
    await mailAtNight(room)
    expect((await mailsTo(room, buyer))[0]).toContain('Police.pdf')
    await admit(null)
    await mailAtNight(room)
    expect((await mailsTo(room, lawyer))[0]).toContain('Police.pdf')
    expect(await mailsTo(room, buyer)).toHaveLength(1)
  })

  it('is turned off and on by the guest, and then names only what comes from now on', async () => {
    const room = await filledRoom(world)
    const lawyer = await comeIn(room, 'lawyer')
    const choose = (wants_digest: boolean) =>
      ask(world, room, { as: lawyer, method: 'POST', path: '/digest', payload: { wants_digest } })
    expect((await choose(false)).statusCode).toBe(200)
    await send(room, 'Versicherungen', 'Alt.pdf')
    await mailAtNight(room)
    await choose(true)
    await mailAtNight(room)
    expect(await mailsTo(room, lawyer)).toEqual([])
    await send(room, 'Versicherungen', 'Neu.pdf')
    await mailAtNight(room)
    const [text = ''] = await mailsTo(room, lawyer)
    expect([text.includes('Neu.pdf'), text.includes('Alt.pdf')]).toEqual([true, false])
  })
})
