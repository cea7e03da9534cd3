// Demo story: practice accounts at two portals, and advertisements in each state.

import type { Context } from '#platform/server/context.ts'
import type { DemoEvent, DemoStory } from '#platform/server/demo/chapter.ts'

export async function tell(_ctx: Context, _story: DemoStory): Promise<readonly DemoEvent[]> {
  return []
}
