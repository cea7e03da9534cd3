// Staff invite buyers and third parties, change their role and send the invitation again.

import { and, eq, like } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { application } from '#areas/applications/server/tables.ts'
import { closeAccount } from '#areas/external-accounts/server/public.ts'
import { asSystem } from '#platform/server/jobs/handlers.ts'
import { mailMessage } from '#platform/server/mail/tables.ts'
import { staffUser } from '#platform/server/session/tables.ts'
import { auditEntries } from '#platform/server/testing/auditing.ts'
import { useWorld } from '#platform/server/testing/world.ts'
import { standardRoleId } from '../../rules/standard-roles.ts'
import { documentRoom, roomGuest } from '../tables.ts'
import { paper } from '../testing/filled-room.ts'
import { plantFlat } from '../testing/plant-flat.ts'
import {
  ask,
  categoryId,
  createRoom,
  plantGuest,
  plantRoom,
  read,
  staffNewsOf,
  upload,
  type PlantedRoom,
} from '../testing/plant-room.ts'
import { mailNewRoomFiles } from './digest.ts'
import { roomDoor } from './door.ts'

const world = useWorld()

const invitation = { role_id: standardRoleId('bank'), first_name: 'Daniel', last_name: 'Brunner', language: 'fr' }

const invite = (room: PlantedRoom, way: 'invite' | 'invite-buyer', email: string, method: 'GET' | 'POST' = 'POST') =>
  world.ask(room.home, {
    method,
    url: `/api/v2/dms/${way}/${room.slug}/${email}`,
    ...(method === 'POST' && { payload: invitation }),
    as: room.clerk,
  })

const mailsTo = (room: PlantedRoom, address: string, kind = '%') =>
  asSystem(world.services, room.home, ({ db }) =>
    db
      .select()
      .from(mailMessage)
      .where(
        and(
          eq(mailMessage.workspaceId, room.home.id),
          eq(mailMessage.toAddress, address),
          like(mailMessage.kind, kind),
        ),
      ),
  )

const guests = async (room: PlantedRoom) => (await ask(world, room, { as: room.clerk, path: '/people' })).json().guests

describe('an invitation', () => {
  it('goes to a third party in their language, names who invites, and leads to the room', async () => {
    const room = await plantRoom(world)
    const looked = (await invite(room, 'invite', 'daniel@bank.example', 'GET')).json()
    expect(looked).toMatchObject({ state: null, known: null, refused: null })
    expect(await mailsTo(room, 'daniel@bank.example')).toEqual([])
    expect((await invite(room, 'invite', 'daniel@bank.example')).statusCode).toBe(200)
    const [mail] = await mailsTo(room, 'daniel@bank.example')
    expect(mail?.subject).toContain('Unterlagen')
    expect(mail?.bodyText).toContain('vous invite dans la data room')
    expect(mail?.bodyText).toContain(`/dms-registration/${room.slug}/`)
    expect(await guests(room)).toMatchObject([{ name: 'Daniel Brunner', kind: 'third_party', state: 'invited' }])
  })

  it('is shown before with what was typed so far, in the chosen language', async () => {
    const room = await plantRoom(world)
    const look = async (typed: string) =>
      (await invite(room, 'invite', `daniel@bank.example${typed}`, 'GET')).json().mail.text
    expect(await look('')).toContain('Guten Tag daniel@bank.example')
    expect(await look('?name=Daniel%20Brunner&language=fr')).toMatch(/Bonjour Daniel Brunner[^]*data room/)
  })

  it('is sent once, and again only on purpose', async () => {
    const room = await plantRoom(world)
    await invite(room, 'invite', 'daniel@bank.example')
    const second = await invite(room, 'invite', 'DANIEL@bank.example')
    expect([second.statusCode, second.json().message]).toEqual([409, 'Diese Person ist schon eingeladen.'])
    const [{ id }] = await guests(room)
    const again = await ask(world, room, { as: room.clerk, method: 'POST', path: `/people/${id}/invite-again` })
    expect(again.statusCode).toBe(200)
    expect(await mailsTo(room, 'daniel@bank.example')).toHaveLength(2)
  })

  it('as a buyer goes only to applicants for the object', async () => {
    const room = await plantRoom(world)
    expect((await invite(room, 'invite-buyer', 'niemand@post.example')).statusCode).toBe(409)
    expect((await invite(room, 'invite-buyer', 'kaeufer1@post.example', 'GET')).json()).toMatchObject({
      known: { first_name: 'Käufer', last_name: '1' },
      refused: null,
    })
    expect((await invite(room, 'invite-buyer', 'kaeufer1@post.example')).statusCode).toBe(200)
    expect(await guests(room)).toMatchObject([{ kind: 'buyer' }])
  })

  it('as a buyer goes to nobody who gave up', async () => {
    const room = await plantRoom(world)
    await asSystem(world.services, room.home, ({ db }) => db.update(application).set({ progressState: 'inactive' }))
    const refused = 'Diese E-Mail-Adresse gehört nicht zur Käuferschaft dieses Objekts oder Projekts.'
    expect((await invite(room, 'invite-buyer', 'kaeufer1@post.example', 'GET')).json().refused).toContain(refused)
    expect((await invite(room, 'invite-buyer', 'kaeufer1@post.example')).json().message).toContain(refused)
    expect((await ask(world, room, { as: room.clerk, path: '/people' })).json().buyers).toEqual([])
  })

  it('is refused while the room is closed', async () => {
    const room = await plantRoom(world)
    const payload = { version: 1, is_closed: true }
    await ask(world, room, { as: room.clerk, method: 'POST', path: '/close', payload })
    expect((await invite(room, 'invite', 'daniel@bank.example')).json().message).toBe(
      'Niemand hat jetzt Zugang. Der Datenraum ist geschlossen.',
    )
  })
})

const dan = {
  firstName: 'Dan',
  lastName: 'Brunner',
  company: 'Bank',
  phone: '+41790000000',
  language: 'de' as const,
}

describe('the door', () => {
  it('admits who was invited and knows no other room', async () => {
    const room = await plantRoom(world)
    const guest = await plantGuest(world, room, 'bank')
    const stranger = await world.person(room.home, 'external', { userType: 'dms' })
    await asSystem(world.services, room.home, async (ctx) => {
      expect(await roomDoor.lookEntrance(ctx, 'unbekannt')).toBeNull()
      const entrance = await roomDoor.lookEntrance(ctx, room.slug)
      expect(entrance).toMatchObject({ title: 'Unterlagen', isOpen: true })
      const entranceId = entrance?.id ?? ''
      const admit = ({ id, email }: { id: string; email: string }) =>
        roomDoor.admit(ctx, { entranceId, account: { id, email, ...dan } })
      await admit(guest)
      await expect(admit(stranger)).rejects.toThrow('document_room_not_invited')
    })
    expect(await guests(room)).toMatchObject([{ name: 'Dan Brunner', company: 'Bank', state: 'registered' }])
    expect(await staffNewsOf(world, room.home, 'room_guest_registered')).toEqual([`/dms/${room.slug}`])
  })
})

it.each([
  ['whose access was ended', { endedAt: new Date() }, {}],
  ['to a room that was closed meanwhile', {}, { state: 'closed' as const }],
])('the door keeps out a guest %s', async (_, ofGuest, ofRoom) => {
  const room = await plantRoom(world)
  const guest = await plantGuest(world, room, 'bank')
  await asSystem(world.services, room.home, async (ctx) => {
    await ctx.db.update(roomGuest).set({ lastName: 'Bank', ...ofGuest })
    await ctx.db.update(documentRoom).set({ title: 'Unterlagen', ...ofRoom })
    const entrance = await roomDoor.lookEntrance(ctx, room.slug)
    const account = { id: guest.id, email: guest.email, ...dan }
    const admitted = roomDoor.admit(ctx, { entranceId: entrance?.id ?? '', account }).then(
      () => entrance?.isOpen,
      () => false,
    )
    expect(await admitted).toBe(false)
  })
})

describe('a guest', () => {
  it('gets another role at once', async () => {
    const room = await plantRoom(world)
    const guest = await plantGuest(world, room, 'candidate')
    const titles = async () => (await read(world, room, guest)).categories.map(({ title }: { title: string }) => title)
    expect(await titles()).not.toContain('Versicherungen')
    const [{ id, version }] = await guests(room)
    const payload = { version, role_id: standardRoleId('bank'), access_until: null }
    await ask(world, room, { as: room.clerk, method: 'PATCH', path: `/people/${id}`, payload })
    expect(await titles()).toContain('Versicherungen')
    const late = await ask(world, room, { as: room.clerk, method: 'PATCH', path: `/people/${id}`, payload })
    expect(late.statusCode).toBe(409)
  })

  it('whose account was closed without use comes in by another invitation', async () => {
    const room = await plantRoom(world)
    const guest = await plantGuest(world, room, 'bank')
    await asSystem(world.services, room.home, (ctx) => closeAccount(ctx, guest.id))
    const [{ id }] = await guests(room)
    const path = `/people/${id}/invite-again`
    expect((await ask(world, room, { as: room.clerk, method: 'POST', path })).statusCode).toBe(200)
    await asSystem(world.services, room.home, async (ctx) => {
      const isTheirs = and(eq(staffUser.workspaceId, room.home.id), eq(staffUser.email, guest.email))
      const [account] = await ctx.db.select({ id: staffUser.id }).from(staffUser).where(isTheirs)
      const entrance = await roomDoor.lookEntrance(ctx, room.slug)
      await roomDoor.admit(ctx, {
        entranceId: entrance?.id ?? '',
        account: { id: account?.id ?? '', email: guest.email, ...dan },
      })
    })
    expect(await guests(room)).toMatchObject([{ name: 'Dan Brunner', state: 'registered' }])
  })

  it('whose access was ended is not invited again, nor anybody while the room is closed', async () => {
    const room = await plantRoom(world)
    await plantGuest(world, room, 'bank')
    const [{ id, version }] = await guests(room)
    const post = (path: string, payload?: object) =>
      ask(world, room, { as: room.clerk, method: 'POST', path, ...(payload && { payload }) })
    await post(`/people/${id}/end`, { version, is_ended: true })
    expect((await post(`/people/${id}/end`, { version, is_ended: false })).statusCode).toBe(409)
    expect((await post(`/people/${id}/invite-again`)).statusCode).toBe(409)
    await post(`/people/${id}/end`, { version: version + 1, is_ended: false })
    await post('/close', { version: 1, is_closed: true })
    expect((await post(`/people/${id}/invite-again`)).statusCode).toBe(409)
    await post('/close', { version: 2, is_closed: false })
    expect((await post(`/people/${id}/invite-again`)).statusCode).toBe(200)
    const invited = await auditEntries(world, room.home, 'document_room.guest_invited')
    expect(invited.map(({ changes }) => changes[0]?.new)).toEqual([
      'Gast bank (bank@guest.example)',
      'Gast bank (bank@guest.example)',
    ])
  })

  it('of one room is not changed through another, and keeps a role that exists', async () => {
    const room = await plantRoom(world)
    const objectId = await plantFlat(world, room.home, room.applicants)
    const other = { ...room, objectId, ...(await createRoom(world, room, objectId)) }
    await plantGuest(world, room, 'bank')
    const [{ id, version }] = await guests(room)
    const change = (of: PlantedRoom, payload: object) =>
      ask(world, of, { as: of.clerk, method: 'PATCH', path: `/people/${id}`, payload: { version, ...payload } })
    const role_id = standardRoleId('lawyer')
    expect((await change(other, { role_id, access_until: null })).statusCode).toBe(404)
    const unknown = '00000000-0000-4000-8000-000000000001'
    expect((await change(room, { role_id: unknown, access_until: null })).statusCode).toBe(404)
    expect((await change(room, { role_id, access_until: '2020-01-01' })).statusCode).toBe(200)
    expect(await guests(room)).toMatchObject([{ role_id, access_until: '2020-01-01', state: 'ended' }])
  })

  it('learns the names of new files only after accepting the conditions in force', async () => {
    const room = await plantRoom(world)
    const guest = await plantGuest(world, room, 'bank')
    await ask(world, room, { as: guest, method: 'POST', path: '/enter' })
    const { version } = (await read(world, room, room.clerk)).room
    const terms = { title: 'Unterlagen', closes_on: null, ends_when_sold: true, terms_de: 'Vertraulich.', terms_fr: '' }
    const saved = await ask(world, room, { as: room.clerk, method: 'PATCH', payload: { ...terms, version } })
    expect(saved.statusCode).toBe(200)
    const category = await categoryId(world, room, 'Grundbuchauszug')
    const content = await paper()
    await upload(world, room, { as: room.clerk, category, name: 'Grundpfand.pdf', content })
    const nightly = async () => {
      await asSystem(world.services, room.home, mailNewRoomFiles)
      return (await mailsTo(room, guest.email, 'dms-digest')).map(({ bodyText }) => bodyText)
    }
    expect(await nightly()).toEqual([])
    await ask(world, room, { as: guest, method: 'POST', path: '/terms', payload: { version: 1 } })
    expect(await nightly()).toEqual([expect.stringContaining('Grundpfand.pdf')])
  })

  it('without news gets no daily mail', async () => {
    const room = await plantRoom(world)
    const guest = await plantGuest(world, room, 'bank')
    await ask(world, room, { as: guest, method: 'POST', path: '/enter' })
    await asSystem(world.services, room.home, mailNewRoomFiles)
    expect(await mailsTo(room, guest.email, 'dms-digest')).toEqual([])
  })
})
