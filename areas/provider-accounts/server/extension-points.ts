// Areas above say how much of theirs is still under way at a service: the account may not change meanwhile.

import type { Context } from '#platform/server/context.ts'
import { extensionPoint } from '#platform/server/extension-point.ts'

interface OpenAtService {
  service: 'signing' | 'deposits'
  count: (ctx: Context) => Promise<number>
}

export const openAtServices = extensionPoint<OpenAtService>('open at outside services')

export async function countOpen(ctx: Context, service: OpenAtService['service']): Promise<number> {
  let open = 0
  for (const one of openAtServices.all()) if (one.service === service) open += await one.count(ctx)
  return open
}
