// Slow hash for short codes: a copy of the database must not allow trying all codes while they are valid.

import { scrypt } from 'node:crypto'
import { promisify } from 'node:util'
import type { Context } from '#platform/server/context.ts'

const derive: (code: string, salt: string, length: number) => Promise<Buffer> = promisify(scrypt)

export const slowHashOf = (ctx: Context, code: string): Promise<Buffer> =>
  derive(code, `device code ${ctx.workspace.id}`, 32)
