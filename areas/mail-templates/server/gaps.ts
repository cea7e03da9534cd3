// Preview of text that could not be sent: missing values are shown as the names of their placeholders.

import type { Context } from '#platform/server/context.ts'
import { inBrackets } from '../rules/filling.ts'
import { titleOf } from './named.ts'
import type { MailWriter, WrittenMail, Writing } from './writer.ts'

export interface WithGaps {
  mail: WrittenMail
  /** Titles of the placeholders. */
  empty: string[]
  unknown: string[]
}

export function writtenWithGaps(ctx: Context, writer: MailWriter, writing: Writing): WithGaps {
  const outcome = writer.write(writing)
  if ('mail' in outcome) return { ...outcome, empty: [], unknown: [] }
  const { empty, unknown } = outcome
  const gaps = Object.fromEntries(empty.map((key) => [key, `[${titleOf(ctx, key)}]`]))
  const given = without(writer.wordsOf(writing), unknown)
  const shown = writer.write({ ...writing, values: { ...writing.values, ...gaps }, given })
  return {
    mail: 'mail' in shown ? shown.mail : { subject: given.subject, html: '', text: '' },
    empty: empty.map((key) => titleOf(ctx, key)),
    unknown: unknown.map(inBrackets),
  }
}

/** Keeps unknown placeholders as typed. */
function without(given: { subject: string; bodyHtml: string }, unknown: readonly string[]) {
  const clean = (text: string) => unknown.reduce((rest, name) => rest.replaceAll(opening(name), '⟦'), text)
  return { subject: clean(given.subject), bodyHtml: clean(given.bodyHtml) }
}

/** Matches the opening bracket of this placeholder, not of a longer name with the same start. */
const opening = (name: string): RegExp =>
  new RegExp(
    name.startsWith('[')
      ? String.raw`\[(?=${name.slice(1).replace(']', '\\]')}(?![\w\]]))`
      : String.raw`\[(?=${name}\])`,
    'g',
  )
