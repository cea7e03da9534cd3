// Recipients of a bulk mail to interested people: selected list rows, everyone who wants an object, or given ids.

import type { Context, StaffContext } from '#platform/server/context.ts'
import type { BulkRecipient, ChosenRecords } from '#platform/server/records/kind-shape.ts'
import { fieldRefusal, AppError } from '#platform/server/app-error.ts'
import { personStates } from '../rules/person-state.ts'
import { chosenInterested, interestedOf, thoseWanting } from './mailing.ts'
import { subjectOf } from './person-row.ts'
import { aboutMail } from '#platform/server/audit/about-mail.ts'

export async function chosenPeople(ctx: StaffContext, chosen: ChosenRecords): Promise<BulkRecipient[]> {
  if (!ctx.can('interested_people')) throw new AppError('general_access_denied', { status: 403 })
  const ids = await idsOf(ctx, chosen)
  if (ids.length === 0) throw fieldRefusal('targets', 'table_nothing_selected')
  const state = personStates.find((one) => one === chosen.progressState)
  if (chosen.progressState && !state) throw fieldRefusal('progressState', 'general_value_not_valid')
  const people = await interestedOf(ctx, ids)
  return people
    .filter(({ progressState }) => !state || progressState === state)
    .map(({ id, number, contactName, contactEmail, language, progressState }) => ({
      id,
      number,
      name: contactName,
      address: contactEmail ?? '',
      language,
      ...(progressState === 'inactive' && { obstacle: 'interested_people_reason_inactive' }),
    }))
}

async function idsOf(ctx: StaffContext, { targets, apartmentId, applicationIds }: ChosenRecords): Promise<string[]> {
  if (targets) return chosenInterested(ctx, targets)
  if (applicationIds) return [...new Set(applicationIds)]
  return apartmentId ? thoseWanting(ctx, apartmentId) : []
}

interface Written {
  title: string
  mailIdByRecord: ReadonlyMap<string, string>
}

/** Adds the bulk mail to the history of each interested person. */
export async function recordBulkMail(ctx: Context, { title, mailIdByRecord }: Written): Promise<void> {
  for (const person of await interestedOf(ctx, [...mailIdByRecord.keys()])) {
    const changes = [aboutMail(mailIdByRecord.get(person.id) ?? '')]
    ctx.record({ event: 'bulk_mail.written', subject: subjectOf(person), cause: title, changes })
  }
}
