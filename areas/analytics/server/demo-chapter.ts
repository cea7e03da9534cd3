// Demo story: counts what the other chapters tell, so that the first look at the dashboard has figures.

import type { Context } from '#platform/server/context.ts'
import type { DemoEvent } from '#platform/server/demo/chapter.ts'
import { compare } from './counting/jobs.ts'

export async function tell(ctx: Context): Promise<readonly DemoEvent[]> {
  await compare(ctx, {})
  return []
}
