// Links an application to the interested person it came from: submitted through the mailed link, with the address it
// was mailed to.

import type { SentApplication } from '#areas/application-form/server/public.ts'
import type { Context } from '#platform/server/context.ts'
import { subjectOf, titleOf } from './person-row.ts'

interface Found {
  id: string
  number: number
  contactName: string
}

/** A person who only forwarded the link has not applied: the address must match. */
export async function noteApplied(ctx: Context, applied: readonly SentApplication[]): Promise<void> {
  for (const { id, number, contactEmail, personId } of applied) {
    if (!personId) continue
    const { rows } = await ctx.client.query<Found>(
      `update interested_person set progress_state = 'applied', application_id = $3, version = version + 1, updated_at = $5
        where workspace_id = $1 and id = $2 and lower(contact_email) = lower($4) and progress_state in ('new', 'contacted')
        returning id, number::int as number, contact_name as "contactName"`,
      [ctx.workspace.id, personId, id, contactEmail, ctx.now],
    )
    const [person] = rows
    if (!person) continue
    ctx.record({ event: 'interested.applied', subject: subjectOf(person), cause: String(number) })
    const subject = { kind: 'application', id, title: `${number} ${person.contactName}` }
    ctx.record({ event: 'application.of_interested', subject, cause: titleOf(person) })
  }
}
