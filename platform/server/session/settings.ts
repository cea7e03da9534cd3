// Project settings by name, each parsed with the caller's schema; a missing setting has defaults.

import { and, eq } from 'drizzle-orm'
import type { z } from 'zod'
import type { Context } from '../context.ts'
import { projectSetting } from './tables.ts'

export async function readSetting<Shape extends z.ZodType>(
  ctx: Context,
  key: string,
  shape: Shape,
): Promise<z.output<Shape>> {
  const [row] = await ctx.db
    .select({ value: projectSetting.value })
    .from(projectSetting)
    .where(and(eq(projectSetting.workspaceId, ctx.workspace.id), eq(projectSetting.key, key)))
  return shape.parse(row?.value ?? {})
}
