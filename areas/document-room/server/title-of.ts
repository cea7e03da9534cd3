// The title of a role or category in the language of the reader.

import type { Context } from '#platform/server/context.ts'
import type { RoleFields } from '../rules/standard-roles.ts'

export const titleOf = (ctx: Pick<Context, 'language'>, one: Pick<RoleFields, 'titleDe' | 'titleFr'>): string =>
  ctx.language === 'fr' ? one.titleFr : one.titleDe
