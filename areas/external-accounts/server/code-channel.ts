// Decides how a code is sent: by text message, or by e-mail without an account or after too many messages of a day.

import { and, desc, eq, gt } from 'drizzle-orm'
import { lookOrigin, textService } from '#areas/provider-accounts/server/public.ts'
import { tellStaff } from '#areas/users/server/public.ts'
import type { Context } from '#platform/server/context.ts'
import { mostTextsADay, type CodeChannel } from '../rules/codes.ts'
import { externalCode } from './tables.ts'

const day = 24 * 60 * 60 * 1000

export async function channelNow(ctx: Context): Promise<CodeChannel> {
  if ((await lookOrigin(ctx, textService)) === null) return 'email'
  const ofToday = and(
    eq(externalCode.workspaceId, ctx.workspace.id),
    gt(externalCode.createdAt, new Date(ctx.now.getTime() - day)),
  )
  const sent = await ctx.db.$count(externalCode, and(ofToday, eq(externalCode.channel, 'sms')))
  if (sent < mostTextsADay) return 'sms'
  const [newest] = await ctx.db
    .select({ channel: externalCode.channel })
    .from(externalCode)
    .where(ofToday)
    .orderBy(desc(externalCode.createdAt))
    .limit(1)
  // Told once, by the first code that is not sent as a text message any more.
  if (newest?.channel === 'sms') await tellAdmins(ctx)
  return 'email'
}

const tellAdmins = (ctx: Context): Promise<void> =>
  tellStaff(ctx, {
    kind: 'external_texts_stopped',
    permission: 'admin',
    name: String(mostTextsADay),
    path: '/project-settings/software-interfaces/text-messages',
    responsible: [],
  })
