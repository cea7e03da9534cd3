// Removes the words from audit entries about a person whose data must be erased. Event, time and position in the
// chain stay. Each redaction is an entry of its own that names the entries it emptied: without it, verify-audit
// reports the redaction as forged.

import type { Context } from '../context.ts'
import { digestOfFrames } from './entry-hash.ts'

export const redactionEvent = 'audit.redacted'

interface Redaction {
  /** SQL condition on `audit_entry`; parameters start at $3. */
  which: string
  parameters: unknown[]
}

async function redact(ctx: Context, { which, parameters }: Redaction): Promise<void> {
  const { rows } = await ctx.client.query<{ sequence: number; frame: Buffer }>(
    `update audit_entry set redacted_at = $2, subject_title = '', changes = '[]', cause = null, content_salt = null,
       actor_name = case when actor_kind = 'applicant' then '' else actor_name end
     where workspace_id = $1 and redacted_at is null and event <> '${redactionEvent}' and ${which}
     returning sequence, audit_frame_digest(audit_entry) as frame`,
    [ctx.workspace.id, ctx.now, ...parameters],
  )
  if (rows.length === 0) return
  const inOrder = rows.toSorted((a, b) => a.sequence - b.sequence)
  ctx.record({
    event: redactionEvent,
    subject: { kind: 'audit', id: ctx.workspace.id, title: '' },
    changes: [
      { field: 'entries', old: null, new: spansOf(inOrder.map(({ sequence }) => sequence)) },
      { field: 'frames', old: null, new: digestOfFrames(inOrder.map(({ frame }) => frame)).toString('hex') },
    ],
  })
}

/** Combines consecutive numbers: [3, 4, 5, 9] becomes [[3, 5], [9, 9]]. */
export function spansOf(inOrder: readonly number[]): [number, number][] {
  const spans: [number, number][] = []
  for (const sequence of inOrder) {
    const last = spans.at(-1)
    if (last && last[1] === sequence - 1) last[1] = sequence
    else spans.push([sequence, sequence])
  }
  return spans
}

export const redactAudit = (ctx: Context, subjectId: string): Promise<void> =>
  redact(ctx, { which: 'subject_id = $3', parameters: [subjectId] })

interface Mention {
  /** Subjects whose entries are searched. */
  subjectIds: readonly string[]
  /** Selects changes of this field to a value with this prefix. */
  field: string
  beginning: string
}

/** Redacts entries about other subjects that mention the person. */
export const redactMentions = (ctx: Context, { subjectIds, field, beginning }: Mention): Promise<void> =>
  redact(ctx, {
    which: `subject_id = any($3::uuid[]) and exists (select from jsonb_array_elements(changes) change
       where change ->> 'field' = $4 and starts_with(change ->> 'new', $5))`,
    parameters: [subjectIds, field, beginning],
  })

interface Changed {
  subjectIds: readonly string[]
  /** Selects entries that change any of these fields. */
  fields: readonly string[]
}

/** Redacts entries that contain field values that are no longer kept. */
export const redactChanges = (ctx: Context, { subjectIds, fields }: Changed): Promise<void> =>
  redact(ctx, {
    which: `subject_id = any($3::uuid[]) and exists (select from jsonb_array_elements(changes) change
       where change ->> 'field' = any($4::text[]))`,
    parameters: [subjectIds, fields],
  })

interface Named {
  subjectIds: readonly string[]
  /** Names of applicants who acted, or that are the cause of an entry. */
  names: readonly string[]
}

/** Redacts entries about other subjects in which these people acted, or whose cause is their name. */
export const redactNamed = (ctx: Context, { subjectIds, names }: Named): Promise<void> =>
  redact(ctx, {
    which: `subject_id = any($3::uuid[]) and (cause = any($4::text[])
       or actor_kind = 'applicant' and actor_name = any($4::text[]))`,
    parameters: [subjectIds, names],
  })
