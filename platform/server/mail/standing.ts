// What stands although its mail has not reached anybody, because it was called back or its address turns mails down.

import type { Context } from '../context.ts'

/** Empty where nothing but the mail was done. */
export function standsAfter(ctx: Context, kind: string): string {
  const key = `general_mail_stands_${kind.replaceAll('-', '_')}`
  const words = ctx.t(key)
  return words === key ? '' : words
}
