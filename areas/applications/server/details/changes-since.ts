// Compares the answers as sent with the current ones, based on the audit.

import { and, eq, inArray } from 'drizzle-orm'
import { fieldsOf, type FormDefinition } from '#areas/forms/rules/form-definition.ts'
import { propertyObject } from '#areas/objects/server/public.ts'
import type { Context } from '#platform/server/context.ts'
import { staleVersion } from '#platform/server/app-error.ts'
import { applicationCan } from '../../rules/application-can.ts'
import { readAudit } from '#platform/server/audit/read-audit.ts'
import { differencesSince, type Difference } from '../../rules/changes-since.ts'
import {
  answersChanged,
  documentAdded,
  documentRemoved,
  personAdded,
  personChanged,
  personRemoved,
} from './applicant-events.ts'
import { formOf, staffLabel, wordsFor } from './answers.ts'
import {
  changeApplication,
  findApplication,
  lockApplication,
  subjectOf,
  type ApplicationRow,
} from './application-row.ts'
import { isOlderThanAnswers } from '../evaluation/evaluation.ts'
import { assertAllowed } from '#platform/server/permit.ts'
import { adult } from '../tables.ts'
import { handler } from '#platform/server/http/handler.ts'
import * as contract from '../../contract/changes-since.ts'

const changeEvents = [answersChanged, personChanged, personAdded, personRemoved, documentAdded, documentRemoved]

export const getChangesSince = handler(
  contract.getChangesSince,
  { permission: 'applications_read' },
  async (ctx, { params }) => {
    const row = await findApplication(ctx, params.id)
    // Excludes changes by staff, which are recorded with a different actor kind.
    const newest = await readAudit(ctx, { kind: 'application', id: row.id }, { events: changeEvents, notBy: 'user' })
    const entries = newest.toReversed()
    const form = await formOf(ctx, row)
    const saves = entries.flatMap((entry) => {
      const household = answersChanged.read(entry)
      return (
        (household && { at: household.at, changes: household.changes, name: null }) ?? personChanged.read(entry) ?? []
      )
    })
    const differences = differencesSince(saves)
    const spell = await spelling(ctx, row, differences)
    const isNew = (at: Date) => row.judgedAt !== null && at > row.judgedAt
    const moves = (added: typeof personAdded, removed: typeof personRemoved) =>
      entries.flatMap((entry) => {
        const joined = added.read(entry)
        const move = joined ?? removed.read(entry)
        if (!move) return []
        const what = joined ? ('added' as const) : ('removed' as const)
        return { name: move.name ?? '–', what, at: move.at.toISOString(), isNew: isNew(move.at) }
      })
    return {
      changedAt: row.answersChangedAt?.toISOString() ?? null,
      isJudgementOlder: isOlderThanAnswers(row),
      changes: differences.map((one) => ({
        key: `${one.name ?? ''} ${one.field}`,
        person: one.name,
        ...inWords(ctx, { form, spell }, one),
        at: one.at.toISOString(),
        isNew: isNew(one.at),
      })),
      people: moves(personAdded, personRemoved),
      papers: moves(documentAdded, documentRemoved),
    }
  },
)

export const confirmEvaluation = handler(
  contract.confirmEvaluation,
  { permission: 'applications_write' },
  async (ctx, { params, body }) => {
    const row = await lockApplication(ctx, params.id)
    assertAllowed(applicationCan.beEvaluated(row))
    // An answer may have changed while the user was reading.
    if (body.version !== row.version) throw staleVersion({ version: row.version })
    if (!isOlderThanAnswers(row)) return { version: row.version }
    const version = await changeApplication(ctx, row, { judgedAt: ctx.now })
    ctx.record({ event: 'application.evaluation_confirmed', subject: subjectOf(row) })
    return { version, notify: [{ type: 'success', title: ctx.t('applications_evaluation_confirmed') }] }
  },
)

interface Words {
  form: FormDefinition
  /** Names of objects and people by id; other values are not included. */
  spell: ReadonlyMap<string, string>
}

function inWords(ctx: Context, { form, spell }: Words, { field: key, old, new: now, name }: Difference) {
  const sides = name === null ? (['household'] as const) : (['adult', 'child'] as const)
  const field = sides.flatMap((of) => fieldsOf(form, of)).find((one) => one.key === key)
  const say = (value: unknown): string => {
    if (Array.isArray(value)) return value.map((id) => spell.get(String(id)) ?? '–').join(', ') || '–'
    if (typeof value === 'string' && spell.has(value)) return spell.get(value) ?? '–'
    return (field ? wordsFor(ctx, field, value) : JSON.stringify(value ?? '')) || '–'
  }
  return { label: field ? staffLabel(ctx, field) : key, before: say(old), after: say(now) }
}

/** Wishes and the contact person are stored as ids. */
async function spelling(ctx: Context, row: ApplicationRow, differences: readonly Difference[]) {
  const ids = differences
    .filter(({ field }) => field === 'priorities')
    .flatMap(({ old, new: now }) => [old, now].flat())
    .filter((id) => typeof id === 'string')
  const objects = ids.length
    ? await ctx.db
        .select({ id: propertyObject.id, name: propertyObject.title })
        .from(propertyObject)
        .where(and(eq(propertyObject.workspaceId, ctx.workspace.id), inArray(propertyObject.id, ids)))
    : []
  const people = await ctx.db
    .select({ id: adult.id, first: adult.firstName, last: adult.lastName })
    .from(adult)
    .where(and(eq(adult.workspaceId, ctx.workspace.id), eq(adult.applicationId, row.id)))
  return new Map([
    ...objects.map(({ id, name }) => [id, name] as const),
    ...people.map(({ id, first, last }) => [id, `${first} ${last}`] as const),
  ])
}
