// One entry of the change log: who changed what, from which value to which, why, and what happened around it.

import { entryInWords, evaluated, findApplication, hidesFirstLook } from '#areas/applications/server/public.ts'
import { notFound } from '#platform/server/app-error.ts'
import { mailIn } from '#platform/server/audit/about-mail.ts'
import {
  entriesAround,
  entriesTogether,
  lookEntry,
  type AuditListRow,
  type WholeEntry,
} from '#platform/server/audit/audit-list.ts'
import type { StaffContext } from '#platform/server/context.ts'
import { handler } from '#platform/server/http/handler.ts'
import * as contract from '../contract/changelog.ts'
import type { ChangeView } from '../contract/changelog.ts'
import { endings, kindText } from '../rules/subject-kinds.ts'
import { actorWords, changesInWords, eventWords, reasonWords, recordLink, referencesIn } from './entry-words.ts'
import { namesOf } from './names.ts'
import { visibleTo } from './visible.ts'

const mostTogether = 50
/** Entries about the same record on each side of this one. */
const mostAround = 10

export const getChange = handler(contract.getChange, { permission: 'permit' }, async (ctx, { params }) => {
  const visible = visibleTo(ctx)
  const entry = await lookEntry(ctx, params.id, { visible, endings })
  if (!entry) throw notFound('changelog_not_found')
  const together = await entriesTogether(ctx, entry, { visible, most: mostTogether })
  const around = await entriesAround(ctx, entry, { visible, most: mostAround })
  const { actorKind, isErased, sequence, hash, hasEnded } = entry
  const isWithheld = await withholdsGrades(ctx, entry)
  const words = isWithheld ? { cause: null, changes: [] } : await wordsOf(ctx, entry)
  return {
    ...neighbourOf(ctx, entry),
    actor: { kind: actorKind, kindTitle: ctx.t(`changelog_actor_${actorKind}`), name: actorWords(ctx, entry) },
    record: recordOf(ctx, entry, hasEnded),
    ...words,
    mailId: hasEnded ? null : mailIn(entry.changes),
    isErased,
    isWithheld,
    proof: { sequence, hash },
    // A record that ended in the same transaction is named, and is not opened from here.
    together: together.map((one) => ({ ...neighbourOf(ctx, one), record: recordOf(ctx, one, false) })),
    around: around.map((one) => neighbourOf(ctx, one)),
  }
})

/** A first evaluation stays hidden from the person who has yet to give the second one. */
async function withholdsGrades(ctx: StaffContext, { event, subjectId, hasEnded }: WholeEntry): Promise<boolean> {
  if (event !== evaluated.name || hasEnded) return false
  return hidesFirstLook(ctx, await findApplication(ctx, subjectId))
}

async function wordsOf(ctx: StaffContext, entry: WholeEntry): Promise<Pick<ChangeView, 'cause' | 'changes'>> {
  if (entry.subjectKind !== 'application') {
    const names = await namesOf(ctx, referencesIn(entry))
    return { cause: reasonWords(ctx, entry), changes: changesInWords(ctx, entry, names) }
  }
  const { cause, changes } = await entryInWords(ctx, entry.subjectId, entry)
  return { cause, changes: changes.map(({ label, old, now }) => ({ label, old, now })) }
}

const neighbourOf = (ctx: StaffContext, row: AuditListRow) => ({
  id: row.id,
  at: row.at.toISOString(),
  event: row.event,
  title: eventWords(ctx, row.event),
  by: actorWords(ctx, row),
})

const recordOf = (ctx: StaffContext, row: AuditListRow, hasEnded: boolean): ChangeView['record'] => ({
  kind: row.subjectKind,
  kindTitle: ctx.t(kindText(row.subjectKind)),
  id: row.subjectId,
  link: recordLink(ctx, row, hasEnded),
  state: row.isErased ? 'erased' : hasEnded ? 'ended' : 'kept',
})
