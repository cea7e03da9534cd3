// Staff add, move and cancel participants, and write to them.

import { describe, expect, it } from 'vitest'
import { asSystem } from '#platform/server/jobs/handlers.ts'
import { mailMessage } from '#platform/server/mail/tables.ts'
import { useWorld, type Person } from '#platform/server/testing/world.ts'
import type { Workspace } from '#platform/server/context.ts'
import {
  bookInvited,
  participantsOf,
  plantInvitation,
  plantViewing,
  seatsOf,
  writtenMails,
} from '../testing/plant-viewing.ts'

const world = useWorld()

async function plant(capacities: readonly number[] = [3, 3]) {
  const home = await world.workspace()
  const viewing = await plantViewing(world, home, { capacities })
  const clerk = await world.person(home, 'superuser')
  const call = (word: string, payload: object, as: Person = clerk, of: Workspace = home) =>
    world.ask(of, { method: 'POST', url: `/api/v1/appointments/${viewing.appointmentId}/${word}`, payload, as })
  const [slotId = '', other = ''] = viewing.slotIds
  return { home, viewing, clerk, call, slotId, other }
}

const caller = (slotId: string, changed: object = {}) => ({
  slotId,
  persons: 2,
  name: 'Carla Roth',
  email: 'Carla@example.ch',
  phone: '',
  language: 'de',
  comments: '',
  ...changed,
})

describe('adding a participant', () => {
  it('books and confirms by mail', async () => {
    const { home, viewing, call, slotId } = await plant()
    expect((await call('participants', caller(slotId))).statusCode).toBe(200)
    expect(await seatsOf(world, viewing)).toEqual([[2, 'booked 2'], [0]])
    const [mail] = await writtenMails(world, home)
    expect([mail?.kind, mail?.toAddress]).toEqual(['viewing-confirmation', 'carla@example.ch'])
  })

  it('tells that a mail could not be delivered, until a later one arrives', async () => {
    const { home, clerk, call, viewing, slotId, other } = await plant()
    const { id } = (await call('participants', caller(slotId))).json()
    await writtenMails(world, home)
    const setMails = (state: 'bounced' | 'sent') =>
      asSystem(world.services, home, async ({ db }) => void (await db.update(mailMessage).set({ state })))
    const told = async () => {
      const url = `/api/v1/appointments/${viewing.appointmentId}/participants`
      const { mailState, isUnreached } = (await world.ask(home, { url, as: clerk })).json().participants[0]
      return [mailState, isUnreached]
    }
    await setMails('bounced')
    expect(await told()).toEqual(['Nicht zustellbar', true])
    await call(`participants/${id}/move`, { slotId: other, persons: 2 })
    await writtenMails(world, home)
    expect(await told()).toEqual(['Unterwegs', false])
    await setMails('bounced')
    await call('send-mail', {
      to: 'booked',
      mail: { from: 'new', texts: { de: { subject: 'Treffpunkt', body: 'Beim Brunnen' } } },
    })
    expect(await told()).toEqual(['Unterwegs', false])
  })

  it('is refused without enough seats, and twice with one address', async () => {
    const { viewing, call, slotId, other } = await plant()
    await call('participants', caller(slotId))
    expect((await call('participants', caller(other))).statusCode).toBe(422)
    expect((await call('participants', caller(slotId, { email: null }))).statusCode).toBe(409)
    expect(await seatsOf(world, viewing)).toEqual([[2, 'booked 2'], [0]])
  })

  it('asks for the permission and hides other workspaces', async () => {
    const { home, call, slotId } = await plant()
    const foreign = await plantViewing(world, await world.workspace())
    const analyst = await world.person(home, 'analyst')
    expect((await call('participants', caller(slotId), analyst)).statusCode).toBe(403)
    expect((await call('participants', caller(foreign.slotIds[0] ?? ''))).statusCode).toBe(404)
  })
})

describe('a participant', () => {
  it('moves to another slot, which is told by mail', async () => {
    const { home, viewing, call, other } = await plant()
    await bookInvited(world, viewing, { persons: 2 })
    const [participant] = await participantsOf(world, home)
    expect((await call(`participants/${participant?.id}/move`, { slotId: other, persons: 3 })).statusCode).toBe(200)
    expect(await seatsOf(world, viewing)).toEqual([[0], [3, 'booked 3']])
    expect((await writtenMails(world, home)).map(({ kind }) => kind)).toContain('viewing-changed')
    expect((await call(`participants/${participant?.id}/move`, { slotId: other, persons: 4 })).statusCode).toBe(409)
  })

  it('is cancelled with a reason, and the next in line is offered the seat', async () => {
    const { home, viewing, call } = await plant([2])
    await bookInvited(world, viewing, { persons: 2 })
    await bookInvited(world, viewing, { persons: 1 })
    const [participant] = await participantsOf(world, home)
    const word = `participants/${participant?.id}/cancel`
    expect((await call(word, { reason: 'Doppelt angemeldet', tell: true })).statusCode).toBe(200)
    expect(await seatsOf(world, viewing)).toEqual([[1, 'cancelled 2', 'offered 1']])
    const mails = await writtenMails(world, home)
    expect(mails.find(({ kind }) => kind === 'viewing-cancelled')?.bodyText).toContain('Doppelt angemeldet')
    expect(mails.map(({ kind }) => kind)).toContain('viewing-free-seat')
    expect((await call(word, { reason: 'Noch einmal', tell: true })).statusCode).toBe(409)
  })

  it('of another appointment is unknown', async () => {
    const { home, call, slotId } = await plant()
    const other = await plantViewing(world, home)
    await bookInvited(world, other)
    const [participant] = await participantsOf(world, home)
    expect((await call(`participants/${participant?.id}/move`, { slotId, persons: 1 })).statusCode).toBe(404)
    expect((await call(`participants/${participant?.id}/cancel`, { reason: 'x', tell: false })).statusCode).toBe(404)
  })
})

describe('writing to participants', () => {
  const mail = {
    texts: {
      de: {
        subject: 'Bitte pünktlich',
        body: '<p>[place_letter_salutation]</p><p>Wir beginnen um [place_appointment_time].</p>',
      },
    },
  }

  it('shows the mail first, then reaches everybody of the group once', async () => {
    const { home, viewing, call, slotId } = await plant()
    await bookInvited(world, viewing)
    await plantInvitation(world, viewing, { name: 'Dora Frei', email: 'dora@example.ch' })
    await call('participants', caller(slotId, { email: null, name: 'Ohne Adresse', persons: 1 }))
    const shown = await call('mail-preview', { to: 'booked', mail })
    expect(shown.json()).toMatchObject({ recipients: 1, mail: { subject: 'Bitte pünktlich', kind: 'free_viewing' } })
    const booked = (await call('send-mail', { to: 'booked', mail })).json()
    expect([booked.sent, booked.withoutAddress]).toEqual([1, ['Ohne Adresse']])
    expect((await call('send-mail', { to: 'all', mail })).json().sent).toBe(2)
    const written = (await writtenMails(world, home)).filter(({ kind }) => kind === 'free-viewing')
    expect(written).toHaveLength(3)
  })

  it('needs a text, somebody to reach and the permission for mails', async () => {
    const { viewing, call } = await plant()
    expect((await call('send-mail', { to: 'absent', mail })).statusCode).toBe(422)
    await bookInvited(world, viewing)
    expect((await call('send-mail', { to: 'booked' })).statusCode).toBe(409)
  })
})
