// Staff invite buyers and third parties, change their role and send the invitation again.

import { and, eq, like } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { asSystem } from '#platform/server/jobs/handlers.ts'
import { mailMessage } from '#platform/server/mail/tables.ts'
import { useWorld } from '#platform/server/testing/world.ts'
import { standardRoleId } from '../../rules/standard-roles.ts'
import { paper } from '../testing/filled-room.ts'
import { ask, categoryId, plantGuest, plantRoom, read, upload, type PlantedRoom } from '../testing/plant-room.ts'
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
    expect((await invite(room, 'invite', 'DANIEL@bank.example')).statusCode).toBe(409)
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

  it('is refused while the room is closed', async () => {
    const room = await plantRoom(world)
    const payload = { version: 1, is_closed: true }
    await ask(world, room, { as: room.clerk, method: 'POST', path: '/close', payload })
    expect((await invite(room, 'invite', 'daniel@bank.example')).json().message).toBe(
      'Niemand hat jetzt Zugang. Der Datenraum ist geschlossen.',
    )
  })
})

describe('the door', () => {
  const person = {
    firstName: 'Dan',
    lastName: 'Brunner',
    company: 'Bank',
    phone: '+41790000000',
    language: 'de' as const,
  }

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
        roomDoor.admit(ctx, { entranceId, account: { id, email, ...person } })
      await admit(guest)
      await expect(admit(stranger)).rejects.toThrow('document_room_not_invited')
    })
    expect(await guests(room)).toMatchObject([{ name: 'Dan Brunner', company: 'Bank', state: 'registered' }])
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
