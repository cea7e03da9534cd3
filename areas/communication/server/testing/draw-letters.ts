// For tests: runs the job of a print batch turn by turn until the batch is drawn.

import type { Workspace } from '#platform/server/context.ts'
import { asSystem } from '#platform/server/jobs/handlers.ts'
import type { World } from '#platform/server/testing/world.ts'
import { drawBatch } from '../letters/batch-drawing.ts'

export async function draw(
  world: World,
  home: Workspace,
  { batchId, letters }: { batchId: string; letters: number },
): Promise<void> {
  for (let turn = 0; turn <= Math.ceil(letters / 25) + 1; turn++) {
    await asSystem(world.services, home, (ctx) => drawBatch(ctx, { batchId }))
  }
}
