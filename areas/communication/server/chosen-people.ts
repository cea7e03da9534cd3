// Interested people that a bulk mail is meant for: rows of their list, those who want an object, or named ones.

import { chosenInterested, interestedOf, thoseWanting } from '#areas/interested-people/server/public.ts'
import { personStates } from '#areas/interested-people/rules/person-state.ts'
import type { StaffContext } from '#platform/server/context.ts'
import { fieldRefusal, Refusal } from '#platform/server/refusal.ts'
import type { Chosen, Household } from './recipients.ts'

export async function chosenPeople(ctx: StaffContext, chosen: Chosen): Promise<Household[]> {
  if (!ctx.can('interested_people')) throw new Refusal('general_access_denied', { status: 403 })
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

async function idsOf(ctx: StaffContext, { targets, apartmentId, applicationIds }: Chosen): Promise<string[]> {
  if (targets) return chosenInterested(ctx, targets)
  if (applicationIds) return [...new Set(applicationIds)]
  return apartmentId ? thoseWanting(ctx, apartmentId) : []
}
