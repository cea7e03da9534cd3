// Staff see the people of a room, change their role, end their access and send the invitation again.

import { sendProcessMail } from '#areas/mail-templates/server/public.ts'
import { dayOf } from '#platform/rules/calendar-day.ts'
import { AppError } from '#platform/server/app-error.ts'
import { handler } from '#platform/server/http/handler.ts'
import * as contract from '../../contract/people.ts'
import { guestState } from '../../rules/guest-state.ts'
import { guestEnd } from '../../rules/room-access.ts'
import { buyersOf, findOwner } from '../rooms/owners.ts'
import { findRoom, lockRoom, roomSubject } from '../rooms/room-row.ts'
import { assertWritable, endWords, nameOf } from '../rooms/viewer.ts'
import { lockRoles, readRoles } from '../settings/role-rows.ts'
import { titleOf } from '../title-of.ts'
import { inviteAccount } from '#areas/external-accounts/server/public.ts'
import { changeGuest, guestName, lockGuest, readGuests } from './guest-rows.ts'
import { assertOpen } from './inviting.ts'
import { invitationMail } from './letters.ts'

const permission = 'object_write'

export const listRoomGuests = handler(
  contract.listRoomGuests,
  { permission: 'object_read' },
  async (ctx, { params }) => {
    const room = await findRoom(ctx, params.slug)
    const { isSold } = await findOwner(ctx, room.ownerKind, room.ownerId)
    const roles = new Map((await readRoles(ctx)).map((role) => [role.id, titleOf(ctx, role)]))
    const guests = await readGuests(ctx, room.id)
    const invited = new Set(guests.map(({ email }) => email.toLowerCase()))
    const buyers = ctx.can(permission) ? await buyersOf(ctx, room.ownerKind, room.ownerId) : []
    return {
      guests: guests.map((guest) => {
        const end = guestEnd(room, guest, { today: dayOf(ctx.now), isSold })
        return {
          id: guest.id,
          kind: guest.kind,
          name: guestName(guest),
          company: guest.company,
          email: guest.email,
          language: guest.language,
          role_id: guest.roleId,
          role: roles.get(guest.roleId) ?? '',
          state: guestState(guest, end !== null),
          ended: endWords(ctx, end),
          invited_by: guest.invitedByName,
          invited_at: guest.invitedAt.toISOString(),
          registered_at: guest.registeredAt?.toISOString() ?? null,
          last_visit_at: guest.lastVisitAt?.toISOString() ?? null,
          access_until: guest.accessUntil,
          terms: guest.termsAcceptedAt
            ? { version: guest.termsVersion, accepted_at: guest.termsAcceptedAt.toISOString() }
            : null,
          version: guest.version,
        }
      }),
      buyers: buyers
        .filter(({ email }) => !invited.has(email.toLowerCase()))
        .map((one) => ({
          name: `${one.firstName} ${one.lastName}`.trim(),
          company: one.company,
          email: one.email,
          language: one.language,
        })),
    }
  },
)

export const changeRoomGuest = handler(contract.changeRoomGuest, { permission }, async (ctx, { params, body }) => {
  const room = await lockRoom(ctx, params.slug)
  assertWritable(room)
  const guest = await lockGuest(ctx, room.id, params.guestId, body.version)
  const roles = await lockRoles(ctx)
  const nameOfRole = (id: string) => roles.find((role) => role.id === id)?.titleDe
  const role = nameOfRole(body.role_id)
  if (role === undefined) throw new AppError('document_room_role_not_found', { status: 404 })
  await changeGuest(ctx, guest, { roleId: body.role_id, accessUntil: body.access_until })
  ctx.record({
    event: 'document_room.guest_changed',
    subject: roomSubject(room),
    changes: [
      { field: 'guest', old: guestName(guest), new: guestName(guest) },
      { field: 'role', old: nameOfRole(guest.roleId) ?? null, new: role },
      { field: 'access_until', old: guest.accessUntil, new: body.access_until },
    ].filter(({ field, old, new: now }) => field === 'guest' || old !== now),
  })
  return { notify: [{ type: 'success', title: ctx.t('document_room_done_saved') }] }
})

export const endRoomGuest = handler(contract.endRoomGuest, { permission }, async (ctx, { params, body }) => {
  const room = await lockRoom(ctx, params.slug)
  assertWritable(room)
  const guest = await lockGuest(ctx, room.id, params.guestId, body.version)
  await changeGuest(ctx, guest, { endedAt: body.is_ended ? ctx.now : null })
  const change = { field: 'guest', old: guestName(guest), new: guestName(guest) }
  ctx.record({
    event: body.is_ended ? 'document_room.guest_ended' : 'document_room.guest_resumed',
    subject: roomSubject(room),
    changes: [change],
  })
  const key = body.is_ended ? 'document_room_done_ended' : 'document_room_done_resumed'
  return { notify: [{ type: 'success', title: ctx.t(key, { name: guestName(guest) }) }] }
})

export const inviteRoomGuestAgain = handler(contract.inviteRoomGuestAgain, { permission }, async (ctx, { params }) => {
  const room = await lockRoom(ctx, params.slug)
  await assertOpen(ctx, room)
  const guest = await lockGuest(ctx, room.id, params.guestId)
  if (guest.endedAt) throw new AppError('document_room_ended_by_staff')
  const { email, firstName, lastName, language } = guest
  const person = { email, firstName, lastName, language }
  // Another account if the first one was closed without use.
  const { accountId, link } = await inviteAccount(ctx, { userType: 'dms', ...person, entranceSlug: room.slug })
  const name = guestName(guest)
  const invitedBy = nameOf(ctx)
  await changeGuest(ctx, guest, { accountId, invitedAt: ctx.now, invitedByName: invitedBy })
  await sendProcessMail(ctx, invitationMail(ctx, room, { name, email, language, invitedBy }, link))
  const change = { field: 'guest', old: null, new: `${name} (${email})` }
  ctx.record({ event: 'document_room.guest_invited', subject: roomSubject(room), changes: [change] })
  return { notify: [{ type: 'success', title: ctx.t('document_room_done_invited', { name }) }] }
})
