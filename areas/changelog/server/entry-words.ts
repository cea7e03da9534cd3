// Words of an audit entry in the reader's language: what happened, by whom, to which record, what changed and why.

import { causeWords, changeParts, ofTheForm } from '#areas/applications/server/public.ts'
import type { LinkItem } from '#platform/contract/table.ts'
import { mappingInWords } from '#platform/rules/words/mapping-words.ts'
import { withoutMail } from '#platform/server/audit/about-mail.ts'
import type { AuditListRow } from '#platform/server/audit/audit-list.ts'
import { changeInWords, type ChangeInWords } from '#platform/server/audit/change-words.ts'
import type { Change } from '#platform/server/audit/record.ts'
import type { Context, StaffContext } from '#platform/server/context.ts'
import { kindOf, kindText } from '../rules/subject-kinds.ts'

/** Text of a key; undefined if there is none. */
const known = (ctx: Context, key: string): string | undefined => {
  const text = ctx.t(key)
  return text === key ? undefined : text
}

export const eventWords = (ctx: Context, event: string): string =>
  known(ctx, `audit_${event.replaceAll('.', '_')}`) ?? event

/** Names of applicants are shown to people who may read applications; others see that it was an applicant. */
export function actorWords(
  ctx: StaffContext,
  { actorKind, actorName }: Pick<AuditListRow, 'actorKind' | 'actorName'>,
): string {
  const isNamed = actorKind === 'user' || (actorKind === 'applicant' && ctx.can('applications_read'))
  return (isNamed && actorName) || ctx.t(`applications_by_${actorKind}`)
}

type Subject = Pick<AuditListRow, 'subjectKind' | 'subjectId' | 'subjectTitle' | 'isErased'>

/** The link that opens the record; its name alone if it no longer exists or has neither page nor panel. */
export function recordLink(ctx: Context, subject: Subject, hasEnded: boolean): LinkItem {
  const { subjectKind, subjectId, subjectTitle, isErased } = subject
  const { page, panel } = kindOf(subjectKind)
  const value = subjectTitle || ctx.t(isErased ? 'changelog_erased' : kindText(subjectKind))
  if (hasEnded) return { value, tooltip: ctx.t('changelog_record_ended') }
  return {
    value,
    ...(page && { href: page(subjectId) }),
    ...(!page && panel && { panel: { key: panel, id: subjectId } }),
  }
}

type Entry = Pick<AuditListRow, 'subjectKind' | 'event' | 'changes' | 'cause'>

/**
 * Both values of each change of a record whose area has no words of its own for them. `names` are those of records that
 * the values refer to.
 */
export function changesInWords(
  ctx: Context,
  { subjectKind, changes }: Pick<Entry, 'subjectKind' | 'changes'>,
  names: ReadonlyMap<string, string> = new Map(),
): ChangeInWords[] {
  const { fields, money = [], values = {}, names: inside = {}, choices } = kindOf(subjectKind)
  const words = (field: string, value: unknown) => {
    if (isReference(value)) return names.get(value) ?? ctx.t('changelog_record_unknown')
    const named = inside[field]
    if (named && typeof value === 'object') return mappingInWords(ctx.t, named, value)
    const prefix = values[field] ?? (choices && `${choices}${field}_`)
    return prefix && known(ctx, `${prefix}${String(value)}`)
  }
  return withoutMail(changes).map((change) => changeInWords(ctx, change, { fields, money, words }))
}

const reference = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

const isReference = (value: unknown): value is string => typeof value === 'string' && reference.test(value)

/** Ids of the records that the values refer to. */
export const referencesIn = ({ changes }: Pick<Entry, 'changes'>): string[] =>
  withoutMail(changes)
    .flatMap(({ old, new: now }) => [old, now].flat())
    .filter(isReference)

/** Reasons are text keys, codes of a list of reasons with or without a comment, or free text. */
export function reasonWords(ctx: Context, { subjectKind, cause }: Pick<Entry, 'subjectKind' | 'cause'>): string | null {
  if (!cause) return null
  if (subjectKind === 'application') return causeWords(ctx, cause)
  const { causes } = kindOf(subjectKind)
  const [code = '', ...comment] = cause.split(': ')
  const listed = causes && known(ctx, causes + code)
  return known(ctx, cause) ?? (listed && [listed, ...comment].join(': ')) ?? cause
}

const shown = 3
const longest = 60

/** The first changes in one line, for the list. */
export function changesInShort(ctx: Context, entry: Entry): string {
  const changes = withoutMail(entry.changes)
  const isOfForm = ofTheForm.includes(entry.event) || changes.some(({ field }) => field === 'document')
  // The names of these fields are in the form that the household filled in.
  if (isOfForm && entry.subjectKind === 'application') return ctx.t('changelog_answers', { count: changes.length })
  const told = partsOf(ctx, { ...entry, changes: changes.slice(0, shown) }).map(({ label, old, now }) =>
    ctx.t(old === '–' ? 'changelog_change_set' : 'general_change_told', { label, old: cut(old), now: cut(now) }),
  )
  return [...told, ...(changes.length > shown ? ['…'] : [])].join(' · ')
}

function partsOf(ctx: Context, entry: Entry): ChangeInWords[] {
  if (entry.subjectKind !== 'application') return changesInWords(ctx, entry)
  return entry.changes.map((change: Change) => changeParts(ctx, change, null))
}

const cut = (words: string): string => (words.length > longest ? `${words.slice(0, longest)}…` : words)
