// What stands although its mail has not reached anybody, because it was called back or its address turns mails down.

import type { Context } from '../context.ts'

/** Of what was called back; empty where nothing but the mail was done. An action that is its mail is undone with it. */
export const standsAfter = (ctx: Context, kind: string): string =>
  wordsOf(ctx, `general_mail_undone_${nameOf(kind)}`) || followedBy(ctx, kind, 'general_mail_sendable_after_all')

/** Of what its address would turn down; likewise. */
export const standsWithout = (ctx: Context, kind: string): string =>
  followedBy(ctx, kind, 'general_mail_sendable_once_lifted')

function followedBy(ctx: Context, kind: string, way: string): string {
  const words = wordsOf(ctx, `general_mail_stands_${nameOf(kind)}`)
  return words && `${words} ${ctx.t(way)}`
}

const nameOf = (kind: string): string => kind.replaceAll('-', '_')

/** Empty where the texts have none. */
function wordsOf(ctx: Context, key: string): string {
  const words = ctx.t(key)
  return words === key ? '' : words
}
