// People drawn for the seats of an appointment.

import { drawnOf, drawsOf, type DrawFacts } from '#areas/draws/server/public.ts'
import { AppError, notFound } from '#platform/server/app-error.ts'
import type { Context, StaffContext } from '#platform/server/context.ts'
import { peopleOf, type Invitee, type RecordKindWord } from './invitees.ts'

export const ownerKind = 'viewing_appointment'

export const ownerOf = (appointmentId: string) => ({ kind: ownerKind, id: appointmentId })

export const viewingDrawsOf = (ctx: Context, appointmentId: string): Promise<DrawFacts[]> =>
  drawsOf(ctx, ownerOf(appointmentId))

/** Refused until the draw is decided, and for a draw whose place another one took. */
export async function drawnPeople(ctx: StaffContext, appointmentId: string, drawId: string): Promise<Invitee[]> {
  const draw = (await viewingDrawsOf(ctx, appointmentId)).find(({ id }) => id === drawId)
  if (!draw) throw notFound('draws_not_found')
  if (draw.state !== 'confirmed' || draw.replacedBy) throw new AppError('viewing_appointments_draw_undecided')
  const drawn = await drawnOf(ctx, drawId)
  const people: Invitee[] = []
  for (const kind of ['interested', 'application'] as const satisfies readonly RecordKindWord[]) {
    const ids = drawn.flatMap((one) => (one.kind === kind && one.id ? [one.id] : []))
    if (ids.length > 0) people.push(...(await peopleOf(ctx, kind, { applicationIds: ids })))
  }
  return people
}
