// Reasons not to write to an address: it does not exist, or it refuses news.

import type { Context } from '../context.ts'

/**
 * Causes of the product itself, stored in place of a server's response; `areas/communication` has their texts in
 * German and French.
 */
export const ownCauses = ['address-bounced', 'refuses-news', 'attachment-missing', 'cannot-be-composed'] as const
export type OwnCause = (typeof ownCauses)[number]

export type Stops = (mail: { address: string; isNews: boolean }) => OwnCause | null

export async function readStops(ctx: Context, addresses: readonly string[]): Promise<Stops> {
  const { rows } = await ctx.client.query<{ address: string; bounced: boolean; refuses: boolean }>(
    `select address, bounced_at is not null as bounced, refuses_news_at is not null as refuses
      from mail_address where workspace_id = $1 and address = any($2)
        and (bounced_at is not null or refuses_news_at is not null)`,
    [ctx.workspace.id, addresses.map((address) => address.toLowerCase())],
  )
  const known = new Map(rows.map((row) => [row.address, row]))
  return ({ address, isNews }) => {
    const row = known.get(address.toLowerCase())
    if (row?.bounced) return 'address-bounced'
    return isNews && row?.refuses ? 'refuses-news' : null
  }
}

/** True if the address has bounced and is still suppressed. */
export const isBounced = async (ctx: Context, address: string): Promise<boolean> =>
  (await readStops(ctx, [address]))({ address, isNews: false }) !== null
