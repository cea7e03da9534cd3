// The draw of the demo story: among all interested people, for the seats of a viewing next week.

import { drawnOf, tellDraw } from '#areas/draws/server/public.ts'
import { dayAfter, laterDay, swissDate } from '#platform/rules/calendar-day.ts'
import { instantAt } from '#platform/rules/local-time.ts'
import type { Context } from '#platform/server/context.ts'
import type { DemoEvent, DemoStory } from '#platform/server/demo/chapter.ts'
import { oneGroup } from '../../rules/draw-groups.ts'
import { ownerOf } from '../inviting/drawn-people.ts'
import type { Person } from './story.ts'

const seats = 4

/** The last Saturday that is at least three days ago, in the evening. */
function lastLottery(now: Date): { day: string; knownAt: Date } {
  let day = dayAfter(now, -3)
  while (new Date(`${day}T12:00:00Z`).getUTCDay() !== 6) day = laterDay(day, -1)
  return { day, knownAt: instantAt(day, '19:30') ?? now }
}

interface Drawing {
  appointment: { id: string; title: string; objectId: string }
  people: readonly (Person & { number: number })[]
  staff: DemoStory['staff']
}

export async function drawPeople(
  ctx: Context,
  { appointment, people, staff }: Drawing,
): Promise<{ drawId: string; drawn: Person[]; events: DemoEvent[] }> {
  const { day, knownAt } = lastLottery(ctx.now)
  const date = swissDate(day)
  const { drawId, events } = await tellDraw(ctx, {
    owner: ownerOf(appointment.id),
    subjectKeys: [appointment.objectId],
    title: appointment.title,
    groups: [{ key: oneGroup, name: ctx.t('viewing_appointments_draw_group_all'), count: seats }],
    candidates: people.map(({ id, number }) => ({ kind: 'interested', id, group: oneGroup, order: number })),
    knownAt,
    source: `Swiss Lotto, Ziehung vom Samstag, ${date}, sechs Gewinnzahlen aufsteigend, mit Leerzeichen dazwischen`,
    value: '4 9 17 23 31 40',
    reference: 'www.swisslos.ch',
    first: staff.user,
    second: staff.admin,
  })
  const personById = new Map(people.map((person) => [person.id, person]))
  const drawn = (await drawnOf(ctx, drawId)).flatMap(({ id }) => personById.get(id ?? '') ?? [])
  return { drawId, drawn, events }
}
