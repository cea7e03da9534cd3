// Token of the link to opt out. It contains the application sealed for its project, so that it outlives its mail and cannot be
// forged; nothing is stored.

import type { Context } from '#platform/server/context.ts'

type Place = Pick<Context, 'services' | 'workspace'>

const place = ({ workspace }: Place, slug: string) => `investor opt-out ${workspace.id} ${slug}`

export const optOutToken = (ctx: Place, slug: string, applyId: string): string =>
  ctx.services.secrets.seal(applyId, place(ctx, slug))

/** Id of the application; null if the token is not valid for this project. */
export const applyIdIn = (ctx: Place, slug: string, token: string): string | null =>
  ctx.services.secrets.open(token, place(ctx, slug))
