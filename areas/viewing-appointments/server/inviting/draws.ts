// Draws for the seats of an appointment. Publishing, deciding and verifying a draw is the work of the area draws.

import { and, eq, inArray } from 'drizzle-orm'
import { drawStateText } from '#areas/draws/rules/draw-state.ts'
import { drawnBefore, freezeDraw, publishDraw } from '#areas/draws/server/public.ts'
import { applicationWish } from '#areas/applications/server/public.ts'
import { wishesAmong } from '#areas/interested-people/server/public.ts'
import { propertyObject } from '#areas/objects/server/public.ts'
import type { StaffContext } from '#platform/server/context.ts'
import { handler } from '#platform/server/http/handler.ts'
import { assertAllowed } from '#platform/server/permit.ts'
import * as contract from '../../contract/invitations.ts'
import { appointmentCan } from '../../rules/appointment-can.ts'
import { groupOfArea, oneGroup, proposedGroups } from '../../rules/draw-groups.ts'
import { findAppointment, slotsOf } from '../appointment-row.ts'
import { standingOf } from '../planning/standing.ts'
import { ownerOf, viewingDrawsOf } from './drawn-people.ts'
import { chosenPeople, judgedPeople, objectsAt, type Invitee } from './invitees.ts'

export const startViewingDraw = handler(
  contract.startViewingDraw,
  { permission: 'viewing' },
  async (ctx, { params, body }) => {
    const appointment = await findAppointment(ctx, params.id)
    assertAllowed(appointmentCan.invite(await standingOf(ctx, appointment), ctx.now))
    const people = await chosenPeople(ctx, appointment.id, body.recipients)
    const asked = { appointmentId: appointment.id, withoutAbsent: body.withoutAbsent }
    const { invitees, leftOut } = await judgedPeople(ctx, people, asked)
    const objectIds = await objectsAt(ctx, appointment.id)
    const subjectKeys = objectIds.length > 0 ? objectIds : [appointment.id]
    const before = new Set((await drawnBefore(ctx, subjectKeys)).map(({ id }) => id))
    const groupOf = await groupsOf(ctx, {
      objectIds,
      isOne: body.groups.every(({ key }) => key === oneGroup),
      invitees,
    })
    const keys = new Set<string>(body.groups.map(({ key }) => key))
    const candidates = []
    for (const invitee of invitees) {
      const group = groupOf(invitee.id)
      if (before.has(invitee.id)) leftOut.push({ invitee, reason: ctx.t('viewing_appointments_left_out_drawn') })
      else if (!group || !keys.has(group)) {
        leftOut.push({ invitee, reason: ctx.t('viewing_appointments_left_out_no_group') })
      } else candidates.push({ kind: invitee.recordKind, id: invitee.id, group, order: invitee.number, invitee })
    }
    const { drawId } = await freezeDraw(ctx, {
      owner: ownerOf(appointment.id),
      subjectKeys,
      title: appointment.title,
      groups: body.groups.map(({ key, count }) => ({
        key,
        count,
        name: ctx.t(`viewing_appointments_draw_group_${key.replaceAll('-', '_')}`),
      })),
      candidates: candidates.map(({ kind, id, group, order }) => ({ kind, id, group, order })),
      duplicates: namesakes(candidates.map(({ invitee }) => invitee)),
      ...(body.signed && { signed: { reason: body.signed } }),
    })
    const { method, source, knownAt } = body
    if (method) {
      await publishDraw.run(ctx, { params: { id: drawId }, body: { method, source, knownAt }, query: undefined })
    }
    return {
      drawId,
      candidates: candidates.length,
      leftOut: leftOut.map(({ invitee, reason }) => ({ name: invitee.name, reason })),
    }
  },
)

interface Grouping {
  objectIds: readonly string[]
  isOne: boolean
  invitees: readonly Invitee[]
}

/** By the size of the first flat of the appointment that a person wishes. */
async function groupsOf(
  ctx: StaffContext,
  { objectIds, isOne, invitees }: Grouping,
): Promise<(recordId: string) => string | undefined> {
  if (isOne) return () => oneGroup
  const objects = await areasOf(ctx, objectIds)
  const groupByObject = new Map(objects.map(({ id, area }) => [id, groupOfArea(area)]))
  const wished = new Map<string, string>()
  for (const wish of await wishesOf(ctx, objectIds))
    if (!wished.has(wish.recordId)) wished.set(wish.recordId, wish.objectId)
  // Chosen people who wish none of the flats come for the first one.
  const usual = groupByObject.get(objectIds[0] ?? '')
  const known = new Set(invitees.map(({ id }) => id))
  return (id) => (known.has(id) ? (groupByObject.get(wished.get(id) ?? '') ?? usual) : undefined)
}

const areasOf = (ctx: StaffContext, objectIds: readonly string[]) =>
  ctx.db
    .select({ id: propertyObject.id, area: propertyObject.area })
    .from(propertyObject)
    .where(and(eq(propertyObject.workspaceId, ctx.workspace.id), inArray(propertyObject.id, [...objectIds])))

/** Slots that still begin count. */
async function proposalFor(ctx: StaffContext, appointmentId: string) {
  const objects = await areasOf(ctx, await objectsAt(ctx, appointmentId))
  const slots = (await slotsOf(ctx, appointmentId)).filter(
    ({ startsAt, cancelledAt }) => cancelledAt === null && startsAt > ctx.now,
  )
  return proposedGroups(
    objects.map(({ area }) => area),
    slots.length,
  )
}

async function wishesOf(ctx: StaffContext, objectIds: readonly string[]) {
  const ofApplications = await ctx.db
    .select({ recordId: applicationWish.applicationId, objectId: applicationWish.objectId })
    .from(applicationWish)
    .where(and(eq(applicationWish.workspaceId, ctx.workspace.id), inArray(applicationWish.objectId, [...objectIds])))
    .orderBy(applicationWish.rank)
  return [...ofApplications, ...(await wishesAmong(ctx, objectIds))]
}

/** People with the same name may be one person with two addresses. */
function namesakes(invitees: readonly Invitee[]): { kind: string; id: string }[][] {
  const byName = new Map<string, { kind: string; id: string }[]>()
  for (const { name, recordKind: kind, id } of invitees) {
    const key = name.trim().toLowerCase()
    byName.set(key, [...(byName.get(key) ?? []), { kind, id }])
  }
  return [...byName.values()].filter(({ length }) => length > 1)
}

export const getViewingDraws = handler(contract.getViewingDraws, { permission: 'viewing' }, async (ctx, { params }) => {
  await findAppointment(ctx, params.id)
  const draws = await viewingDrawsOf(ctx, params.id)
  return {
    proposal: await proposalFor(ctx, params.id),
    items: draws.map(({ id, number, state, groups, candidates, replacedBy }) => ({
      drawId: id,
      number,
      stateTitle: ctx.t(replacedBy ? 'viewing_appointments_draw_replaced' : drawStateText(state)),
      isDecided: state === 'confirmed' && !replacedBy,
      candidates,
      drawn:
        state === 'confirmed'
          ? Math.min(
              candidates,
              groups.reduce((sum, { count }) => sum + count, 0),
            )
          : 0,
    })),
  }
})
