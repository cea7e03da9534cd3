// Describes a suppressed address to a person who is about to write to it or has just done so.

import type { Context } from '../context.ts'
import { classOf } from './bounces.ts'

export interface TurnedDown {
  address: string
  /** Date and reason, in one or two sentences. */
  words: string
  /** Text of the server that refused a mail. */
  detail: string
}

const day = new Intl.DateTimeFormat('de-CH', {
  timeZone: 'Europe/Zurich',
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
})

/** Keyed by lower-case address; contains only suppressed addresses. */
export async function turnedDownAmong(ctx: Context, addresses: readonly string[]): Promise<Map<string, TurnedDown>> {
  const { rows } = await ctx.client.query<{ address: string; at: Date; code: string | null; detail: string | null }>(
    `select address, bounced_at as at, bounce_code as code, bounce_text as detail from mail_address
      where workspace_id = $1 and address = any($2) and bounced_at is not null order by address`,
    [ctx.workspace.id, addresses.map((address) => address.toLowerCase())],
  )
  return new Map(
    rows.map(({ address, at, code, detail }) => {
      const cause = ctx.t(`general_bounce_${classOf(code ?? '')}`)
      const words = ctx.t('general_mail_turned_down', { address, date: day.format(at), cause })
      return [address, { address, words, detail: detail ?? '' }]
    }),
  )
}

export async function turnedDownAt(ctx: Context, address: string): Promise<TurnedDown | null> {
  return (await turnedDownAmong(ctx, [address])).get(address.toLowerCase()) ?? null
}
