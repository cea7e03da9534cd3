// A decided draw for the demo story: frozen, published and confirmed by a second person in the past. Its order is
// computed like that of any other draw, so its public page checks it.

import type { Actor } from '#platform/server/actor.ts'
import type { Context } from '#platform/server/context.ts'
import { actorOf, type DemoEvent, type DemoPerson } from '#platform/server/demo/chapter.ts'
import { laterByMinutes } from '#platform/rules/local-time.ts'
import { inListOrder } from '../rules/new-list.ts'
import { receiptBytes, receiptOfBytes } from '../rules/receipt.ts'
import { randomBytes } from 'node:crypto'
import { changeDraw, subjectOf } from './draw-row.ts'
import { writeDraw, type NewDraw } from './freezing.ts'
import { keepOrder } from './ordering.ts'
import { newId } from '#platform/server/ids.ts'

export interface ToldDraw extends Pick<NewDraw, 'owner' | 'subjectKeys' | 'title' | 'groups' | 'candidates'> {
  /** The list is published a day before this instant and decided two days after it. */
  knownAt: Date
  source: string
  value: string
  reference: string
  first: DemoPerson
  second: DemoPerson
}

const hours = (from: Date, count: number): Date => laterByMinutes(from, count * 60)

export async function tellDraw(ctx: Context, told: ToldDraw): Promise<{ drawId: string; events: DemoEvent[] }> {
  const { knownAt, source, value, reference, first, second } = told
  const [frozenAt, publishedAt] = [hours(knownAt, -25), hours(knownAt, -24)]
  const [enteredAt, confirmedAt] = [hours(knownAt, 38), hours(knownAt, 39)]
  const [drawer, confirmer] = [actorOf(first), actorOf(second)]
  const id = newId()
  const frozen = await writeDraw({ ...ctx, now: frozenAt, actor: drawer }, id, {
    ownerKind: told.owner.kind,
    ownerId: told.owner.id,
    subjectKeys: [...told.subjectKeys],
    title: told.title,
    groups: [...told.groups],
    duplicates: 0,
    duplicatesReason: null,
    replacesId: null,
    candidates: inListOrder(told.groups, told.candidates).map(({ kind, id: recordId, group }) => ({
      recordKind: kind,
      recordId,
      group,
      receipt: receiptOfBytes(randomBytes(receiptBytes)),
    })),
  })
  const published = await changeDraw(ctx, frozen, {
    state: 'published',
    method: 'public_value',
    source,
    knownAt,
    publishedBy: first.id,
    publishedAt,
  })
  const entered = await changeDraw(ctx, published, {
    state: 'value_entered',
    value,
    valueReference: reference,
    enteredBy: first.id,
    enteredAt,
  })
  await keepOrder(ctx, entered)
  await changeDraw(ctx, entered, { state: 'confirmed', confirmedBy: second.id, confirmedAt })
  const subject = subjectOf(frozen)
  const event = (at: Date, actor: Actor, name: string): DemoEvent => ({ at, actor, event: name, subject })
  return {
    drawId: id,
    events: [
      event(frozenAt, drawer, 'draw.frozen'),
      event(publishedAt, drawer, 'draw.published'),
      event(enteredAt, drawer, 'draw.value_entered'),
      event(confirmedAt, confirmer, 'draw.confirmed'),
    ],
  }
}
