// What differs between a bulk mail to applications and one to interested people: whom a choice means, what words can name, why somebody
// without an address gets nothing.

import type { MailKind } from '#areas/mail-templates/rules/kinds.ts'
import type { Values } from '#areas/mail-templates/server/public.ts'
import { householdValues } from '#areas/applications/server/public.ts'
import { interestedOf, interestedValues } from '#areas/interested-people/server/public.ts'
import { taskActions, type MailView } from '#areas/tasks/rules/task-state.ts'
import type { taskRecipient } from '#areas/tasks/server/public.ts'
import type { Context, StaffContext } from '#platform/server/context.ts'
import { spokenTo, type Words } from './bulk-words.ts'
import { chosenPeople } from './chosen-people.ts'
import { householdsOf, paperReasons, type Chosen, type Household, type NoLetter } from './recipients.ts'

export interface BulkView {
  action: number
  /** What a template of such words is. */
  kind: MailKind
  recipientsOf: (ctx: StaffContext, chosen: Chosen) => Promise<Household[]>
  /** By record, in the language of the words around them; of who is not there any more nothing. */
  valuesOf: (ctx: Context, ids: readonly string[], words: Words) => Promise<Map<string, Values>>
  withoutAddress: (ctx: StaffContext, whom: readonly Household[], withLetters: boolean) => Promise<NoLetter>
  /** Text key of what is said to a further one of the same address. */
  repeated: string
  belonging: (id: string) => Partial<Record<'applicationId' | 'interestedPersonId', string>>
}

export const bulkViews: Record<MailView, BulkView> = {
  Applications: {
    action: taskActions.sendApplication,
    kind: 'free_applications',
    recipientsOf: householdsOf,
    valuesOf: (ctx, ids, words) => householdValues(ctx, ids, { language: (language) => spokenTo({ language }, words) }),
    withoutAddress: paperReasons,
    repeated: 'communication_excluded_repeated',
    belonging: (id) => ({ applicationId: id }),
  },

  InterestedPeople: {
    action: taskActions.sendToInterested,
    kind: 'free_interested_people',
    recipientsOf: chosenPeople,
    valuesOf: async (ctx, ids, words) => {
      const people = await interestedOf(ctx, ids)
      const asked = people.filter(({ progressState }) => progressState !== 'inactive')
      return new Map(asked.map((person) => [person.id, interestedValues(person, spokenTo(person, words))]))
    },
    // Where they live is not asked of them.
    withoutAddress: async (ctx) => () => ctx.t('communication_excluded_no_address'),
    repeated: 'communication_excluded_repeated_person',
    belonging: (id) => ({ interestedPersonId: id }),
  },
}

type Recipient = Pick<typeof taskRecipient.$inferSelect, 'applicationId' | 'interestedPersonId'>

/** Null once they were deleted. */
export const recordOf = ({ applicationId, interestedPersonId }: Recipient): string | null =>
  applicationId ?? interestedPersonId
