// Changes of a buying confirmation for the timeline.

import type { ApplicationState } from '#areas/applications/rules/application-state.ts'
import { amountWords } from '#areas/objects/rules/amount-words.ts'
import type { Change } from '#platform/server/audit/record.ts'
import type { ShownConfirmation } from '../../contract/confirmation-data.ts'

interface Compared {
  /** Null for the first confirmation. */
  before: ShownConfirmation | null
  after: ShownConfirmation
  titleOf: (objectId: string) => string
  states: { old: ApplicationState; new: ApplicationState }
}

export function changesBetween({ before, after, titleOf, states }: Compared): Change[] {
  const old = before && wordsOf(before, titleOf)
  const now = wordsOf(after, titleOf)
  const changes: Change[] = Object.entries(now).map(([field, value]) => ({
    field,
    old: old?.[field] ?? null,
    new: value,
  }))
  return [{ field: 'progress_state', ...states }, ...changes].filter((change) => change.old !== change.new)
}

function wordsOf(data: ShownConfirmation, titleOf: (id: string) => string): Record<string, string | null> {
  const amount = (francs: number | null) => (francs === null ? null : amountWords(francs))
  return {
    buyers: data.buyers.map(({ firstName, lastName, share }) => `${firstName} ${lastName} (${share})`).join(', '),
    priorities: data.objects.map(titleOf).join(', '),
    own_means: amount(data.ownMeans),
    pension_funds: amount(data.pensionFunds),
    mortgage: amount(data.mortgage),
    bank: data.bank || null,
  }
}
