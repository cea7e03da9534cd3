// Staff invite buyers and third parties. The account and the link of its registration come from `external-accounts`.

import { sendProcessMail } from '#areas/mail-templates/server/public.ts'
import { dayOf } from '#platform/rules/calendar-day.ts'
import { AppError } from '#platform/server/app-error.ts'
import type { Language } from '#platform/rules/project-type.ts'
import type { StaffContext } from '#platform/server/context.ts'
import { handler } from '#platform/server/http/handler.ts'
import { newId } from '#platform/server/ids.ts'
import type { Invitation } from '../../contract/people.ts'
import * as contract from '../../contract/people.ts'
import { guestState, type GuestKind } from '../../rules/guest-state.ts'
import { roomEnd } from '../../rules/room-access.ts'
import { buyersOf, findOwner, type PossibleBuyer } from '../rooms/owners.ts'
import { findRoom, lockRoom, roomSubject, type RoomRow } from '../rooms/room-row.ts'
import { assertWritable, endWords, nameOf } from '../rooms/viewer.ts'
import { lockRoles } from '../settings/role-rows.ts'
import { roomGuest } from '../tables.ts'
import { inviteAccount } from '#areas/external-accounts/server/public.ts'
import { lookGuestByEmail } from './guest-rows.ts'
import { invitationInWords, invitationMail } from './letters.ts'

const permission = 'object_write'

interface Addressed {
  slug: string
  email: string
}

export const lookAtBuyer = handler(contract.lookAtBuyer, { permission }, (ctx, { params, query }) =>
  look(ctx, { ...params, ...query }, 'buyer'),
)

export const lookAtThirdParty = handler(contract.lookAtThirdParty, { permission }, (ctx, { params, query }) =>
  look(ctx, { ...params, ...query }, 'third_party'),
)

export const inviteBuyer = handler(contract.inviteBuyer, { permission }, (ctx, { params, body }) =>
  invite(ctx, params, { ...body, kind: 'buyer' }),
)

export const inviteThirdParty = handler(contract.inviteThirdParty, { permission }, (ctx, { params, body }) =>
  invite(ctx, params, { ...body, kind: 'third_party' }),
)

interface Looked extends Addressed {
  name?: string | undefined
  language?: Language | undefined
}

async function look(ctx: StaffContext, { slug, email, ...typed }: Looked, kind: GuestKind) {
  const room = await findRoom(ctx, slug)
  const guest = await lookGuestByEmail(ctx, room.id, email)
  const buyer = await lookBuyer(ctx, room, email)
  const known = guest ?? buyer
  const name = typed.name || (known ? `${known.firstName} ${known.lastName}` : email)
  const language = typed.language ?? known?.language ?? ctx.language
  return {
    state: guest ? guestState(guest, guest.endedAt !== null) : null,
    known: known
      ? { first_name: known.firstName, last_name: known.lastName, company: known.company, language: known.language }
      : null,
    refused: refusalOf(ctx, { isGuest: guest !== undefined, isBuyer: buyer !== undefined, kind }),
    mail: await invitationInWords(ctx, room, { name, email, language, invitedBy: nameOf(ctx) }),
  }
}

function refusalOf(
  ctx: StaffContext,
  { isGuest, isBuyer, kind }: { isGuest: boolean; isBuyer: boolean; kind: GuestKind },
): string | null {
  if (isGuest) return ctx.t('document_room_is_guest')
  return kind === 'buyer' && !isBuyer ? ctx.t('document_room_no_buyer') : null
}

async function lookBuyer(ctx: StaffContext, room: RoomRow, email: string): Promise<PossibleBuyer | undefined> {
  const buyers = await buyersOf(ctx, room.ownerKind, room.ownerId)
  return buyers.find((one) => one.email.toLowerCase() === email.toLowerCase())
}

async function invite(ctx: StaffContext, { slug, email }: Addressed, wanted: Invitation & { kind: GuestKind }) {
  const room = await lockRoom(ctx, slug)
  assertWritable(room)
  await assertOpen(ctx, room)
  if (await lookGuestByEmail(ctx, room.id, email)) throw new AppError('document_room_is_guest')
  if (wanted.kind === 'buyer' && !(await lookBuyer(ctx, room, email))) throw new AppError('document_room_no_buyer')
  const role = (await lockRoles(ctx)).find(({ id }) => id === wanted.role_id)
  if (!role) throw new AppError('document_room_role_not_found', { status: 404 })
  const { language, first_name: firstName, last_name: lastName } = wanted
  const person = { email, firstName, lastName, language }
  const { accountId, link } = await inviteAccount(ctx, { userType: 'dms', ...person, entranceSlug: room.slug })
  const invitedBy = nameOf(ctx)
  await ctx.db.insert(roomGuest).values({
    workspaceId: ctx.workspace.id,
    id: newId(),
    roomId: room.id,
    accountId,
    kind: wanted.kind,
    ...person,
    company: wanted.company,
    roleId: role.id,
    invitedByName: invitedBy,
    invitedAt: ctx.now,
    accessUntil: wanted.access_until,
    digestFrom: ctx.now,
  })
  const name = `${firstName} ${lastName}`
  await sendProcessMail(ctx, invitationMail(ctx, room, { name, email, language, invitedBy }, link))
  ctx.record({
    event: 'document_room.guest_invited',
    subject: roomSubject(room),
    changes: [
      { field: 'guest', old: null, new: `${name} (${email})` },
      { field: 'role', old: null, new: role.titleDe },
    ],
  })
  return { notify: [{ type: 'success' as const, title: ctx.t('document_room_done_invited', { name }) }] }
}

/** An invitation to a room that is closed to guests would lead nowhere. */
export async function assertOpen(ctx: StaffContext, room: RoomRow): Promise<void> {
  const { isSold } = await findOwner(ctx, room.ownerKind, room.ownerId)
  const words = endWords(ctx, roomEnd(room, { today: dayOf(ctx.now), isSold }))
  if (words) throw new AppError('document_room_not_open', { values: { why: words } })
}
