// Moves the objects of a tenancy when notice is given, taken back, and when the household has left. From the notice
// on the objects can be let to the next household, starting the day after; `next_state` is the state of that next
// letting.

import type { NextState } from '#areas/buildings/rules/object-state.ts'
import { laterDay, swissDate } from '#platform/rules/calendar-day.ts'
import type { Context } from '#platform/server/context.ts'
import { AppError } from '#platform/server/app-error.ts'
import type { TextValues } from '#platform/server/i18n/texts.ts'
import type { AssignmentRow } from '../assignments/assignment-row.ts'
import { lockLetObjects } from '../assignments/let-together.ts'
import { objectSubject, writeObject, type HousedObject, type ObjectRow } from './object-row.ts'

/** Requires a lock on the tenancy. `from` is the day after its last. Returns its main object. */
export async function giveNotice(ctx: Context, row: AssignmentRow, from: string): Promise<HousedObject> {
  const { own, together } = await lockLetObjects(ctx, row)
  for (const { object } of [own, ...together]) await openForNext(ctx, object, from)
  return own
}

/** Requires a lock on the object. The current household leaves, and the next may move in from this day on. */
export async function openForNext(ctx: Context, object: ObjectRow, from: string): Promise<void> {
  // The object was given up separately before; the earlier of the two days counts.
  if (object.nextFrom !== null && object.nextState !== null && object.nextFrom <= from) return
  if (object.progressState !== 'rented') throw new AppError(`applications_reason_object_${object.progressState}`)
  const fields = { nextState: object.nextState ?? ('available' as const), nextFrom: from, moveInDate: from }
  if (!(await writeObject(ctx, object, fields))) throw new AppError('applications_reason_object_rented')
  ctx.record({
    event: 'object.under_notice',
    subject: objectSubject(object),
    changes: [{ field: 'next_from', old: object.nextFrom, new: from }],
  })
}

/** Requires a lock on a tenancy under notice. Corrects its last day; `from` is the day after the corrected one. */
export async function moveNotice(ctx: Context, row: AssignmentRow, from: string): Promise<HousedObject> {
  const { own, together, givenUp } = await lockLetObjects(ctx, row)
  for (const { object } of [own, ...together]) {
    const lastDay = givenUp.get(object.id)
    await moveForNext(ctx, object, lastDay !== undefined && laterDay(lastDay, 1) < from ? laterDay(lastDay, 1) : from)
  }
  return own
}

/** The next household may move in later than the object is free, never before. */
async function moveForNext(ctx: Context, object: ObjectRow, from: string): Promise<void> {
  const { nextFrom, moveInDate } = object
  if (nextFrom === null || nextFrom === from) return
  const follower = nextFrom < from ? await whoFollows(ctx, [object]) : null
  if (follower && !(await beginsOnlyFrom(ctx, object, from))) {
    throw new AppError(follower.key, { values: follower.values })
  }
  const keepsDay = moveInDate !== null && moveInDate !== nextFrom && moveInDate > from
  if (!(await writeObject(ctx, object, { nextFrom: from, moveInDate: keepsDay ? moveInDate : from }))) {
    throw new AppError('applications_reason_object_rented')
  }
  ctx.record({
    event: 'object.under_notice',
    subject: objectSubject(object),
    changes: [{ field: 'next_from', old: nextFrom, new: from }],
  })
}

/** Returns true if the next household has agreed on a start on or after this day. */
async function beginsOnlyFrom(ctx: Context, object: ObjectRow, from: string): Promise<boolean> {
  if (object.nextState !== 'assigned' && object.nextState !== 'rented') return false
  const { rows } = await ctx.client.query<{ waits: boolean | null }>(nextStartQuery, [
    ctx.workspace.id,
    object.id,
    from,
  ])
  return rows[0]?.waits ?? false
}

/**
 * Requires a lock on the tenancy, which returns to the state without contract. Refused if another household is to
 * follow.
 */
export async function takeNoticeBack(ctx: Context, row: AssignmentRow): Promise<HousedObject> {
  const { own, together } = await lockLetObjects(ctx, row)
  const objects = [own, ...together].map(({ object }) => object)
  const follower = await whoFollows(ctx, objects)
  if (follower) throw new AppError(follower.key, { values: follower.values })
  for (const object of objects) {
    await closeForNext(ctx, object, { progressState: 'assigned', moveInDate: row.contractStart ?? object.moveInDate })
  }
  return own
}

/** Requires a lock on the object. Precondition: no household follows. */
export async function closeForNext(
  ctx: Context,
  object: ObjectRow,
  fields: { progressState: 'assigned' | 'rented'; moveInDate: string | null },
): Promise<void> {
  const written = await writeObject(ctx, object, { ...fields, nextState: null, nextFrom: null })
  if (!written) throw new AppError('applications_reason_object_rented')
  ctx.record({
    event: 'object.notice_taken_back',
    subject: objectSubject(object),
    changes: [{ field: 'next_from', old: object.nextFrom, new: null }],
  })
}

/** Requires a lock on the object. The household has left, so the object takes the state of the next letting. */
export async function freeForNext(ctx: Context, object: ObjectRow, from: string): Promise<NextState> {
  if (object.progressState !== 'rented') throw new AppError(`applications_reason_object_${object.progressState}`)
  const to = object.nextState ?? 'available'
  // Keeps a later move-in date, which staff may have set for renovation or for the next household.
  const moveInDate = object.moveInDate !== null && object.moveInDate > from ? object.moveInDate : from
  if (!(await writeObject(ctx, object, { progressState: to, nextState: null, nextFrom: null, moveInDate }))) {
    throw new AppError('applications_reason_object_rented')
  }
  ctx.record({
    event: 'object.state_changed',
    subject: objectSubject(object),
    changes: [{ field: 'progress_state', old: 'rented', new: to }],
    cause: 'tenants_cause_ended',
  })
  return to
}

interface Follower {
  /** A text key. */
  key: string
  values: TextValues
}

const namesQuery = `
  select string_agg(distinct names, ', ') as names from (
    select a.contact_name as names from offer o
      join application a on a.workspace_id = o.workspace_id and a.id = o.application_id
      where o.workspace_id = $1 and o.state = 'open' and (o.object_id = $2 or o.id in (select c.offer_id
        from offer_companion c where c.workspace_id = $1 and c.object_id = $2 and c.given_away_at is null))
    union all
    select s.tenant_names from assignment s
      where s.workspace_id = $1 and s.state <> 'cancelled' and s.ended_at is null
        and s.contract_state is distinct from 'quit' and (s.object_id = $2 or s.id in (select c.assignment_id
          from assignment_companion c where c.workspace_id = $1 and c.object_id = $2
            and c.ended_at is null and c.let_until is null))
  ) following`

/** An assignment without a start date counts as one that begins at once. */
const nextStartQuery = `
  select bool_and(s.contract_start is not null and s.contract_start >= $3::date) as waits from assignment s
    where s.workspace_id = $1 and s.state <> 'cancelled' and s.ended_at is null
      and s.contract_state is distinct from 'quit' and (s.object_id = $2 or s.id in (select c.assignment_id
        from assignment_companion c where c.workspace_id = $1 and c.object_id = $2
          and c.ended_at is null and c.let_until is null))`

/** Returns the following household that blocks taking the notice back; null if there is none. */
export async function whoFollows(ctx: Context, objects: readonly ObjectRow[]): Promise<Follower | null> {
  const object = objects.find(({ nextState }) => nextState !== null && nextState !== 'available')
  if (!object) return null
  const { rows } = await ctx.client.query<{ names: string | null }>(namesQuery, [ctx.workspace.id, object.id])
  const values = {
    object: object.title,
    names: rows[0]?.names ?? '',
    date: object.nextFrom ? swissDate(object.nextFrom) : '',
  }
  return { key: `applications_reason_followed_${object.nextState}`, values }
}
