// Stores project-specific facts about an object under names that staff choose.

import type { StaffContext } from '#platform/server/context.ts'
import { fieldRefusal, staleVersion } from '#platform/server/app-error.ts'
import type { ObjectView } from '../../contract/object.ts'
import { mostOwnFacts, ownFactNamed, withOwnFact, type OwnFacts } from '../../rules/own-facts.ts'
import { changeObject, lockObject, subjectOf } from './object-row.ts'
import { handler } from '#platform/server/http/handler.ts'
import * as contract from '../../contract/own-facts.ts'

export const saveOwnFact = handler(
  contract.saveOwnFact,
  { permission: 'object_write' },
  async (ctx, { params, body }) => {
    const { key, value, version: seen } = body
    const row = await lockObject(ctx, params.id)
    const before = ownFactNamed(row.savedData, key)
    const savedData = withOwnFact(row.savedData, key, value)
    // Saving unchanged values is accepted with any version.
    if (value === before) return { version: row.version }
    if (row.version !== seen) throw staleVersion({ version: row.version, ownFacts: ownFactsOf(ctx, row.savedData) })
    if (Object.keys(savedData).length > mostOwnFacts) {
      throw fieldRefusal('key', 'objects_own_fact_too_many', { count: mostOwnFacts })
    }
    const version = await changeObject(ctx, row, { savedData })
    const told = (words: string | null) => words && `${key}: ${words}`
    const changes = [{ field: 'ownFact', old: told(before), new: told(value) }]
    ctx.record({ event: 'object.changed', subject: subjectOf(row), changes })
    return { version, notify: [{ type: 'success', title: ctx.t('objects_saved', { object: row.title }) }] }
  },
)

/** Sorted by name in the user's language. */
export function ownFactsOf(ctx: StaffContext, facts: OwnFacts): ObjectView['ownFacts'] {
  const order = new Intl.Collator(ctx.language, { numeric: true })
  return Object.entries(facts)
    .map(([key, value]) => ({ key, value }))
    .toSorted((one, other) => order.compare(one.key, other.key))
}
