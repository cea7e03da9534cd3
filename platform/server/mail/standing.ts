// Texts about actions that remain valid although their mail has not been delivered, because it was called back or its
// address is suppressed.

import type { Context } from '../context.ts'

/**
 * For a called-back mail; empty if nothing but the mail was done. An action that consists of its mail is undone with
 * it.
 */
export const standsAfter = (ctx: Context, kind: string): string =>
  wordsOf(ctx, `general_mail_undone_${nameOf(kind)}`) || followedBy(ctx, kind, 'general_mail_sendable_after_all')

/** The same for a mail to a suppressed address. */
export const standsWithout = (ctx: Context, kind: string): string =>
  followedBy(ctx, kind, 'general_mail_sendable_once_lifted')

function followedBy(ctx: Context, kind: string, way: string): string {
  const words = wordsOf(ctx, `general_mail_stands_${nameOf(kind)}`)
  return words && `${words} ${ctx.t(way)}`
}

const nameOf = (kind: string): string => kind.replaceAll('-', '_')

/** Empty if there is no text for this key. */
function wordsOf(ctx: Context, key: string): string {
  const words = ctx.t(key)
  return words === key ? '' : words
}
