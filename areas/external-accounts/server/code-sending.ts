// Job that draws a code and sends it. It may run twice: the later code replaces the earlier one.

import { and, eq } from 'drizzle-orm'
import { randomInt } from 'node:crypto'
import { z } from 'zod'
import { SmsFailed } from '#connectors/sms/sms-provider.ts'
import { smsProvider } from '#connectors/sms/sms-providers.ts'
import { isSecretLost, lookAccount, textService } from '#areas/provider-accounts/server/public.ts'
import type { Context } from '#platform/server/context.ts'
import { asSystem } from '#platform/server/jobs/handlers.ts'
import { codeText } from '../rules/codes.ts'
import { mailCode } from './account-mails.ts'
import { lookAccountById, type AccountRow } from './accounts.ts'
import { codeHashOf, type CodeRow } from './one-time-codes.ts'
import { externalCode } from './tables.ts'

const jobData = z.object({ codeId: z.uuid() })

export async function sendDrawnCode(ctx: Context, data: unknown): Promise<(() => Promise<void>) | void> {
  const { codeId } = jobData.parse(data)
  const isThis = and(eq(externalCode.workspaceId, ctx.workspace.id), eq(externalCode.id, codeId))
  const [row] = await ctx.db.select().from(externalCode).where(isThis).for('update')
  if (!row || row.usedAt || row.expiresAt <= ctx.now) return
  const account = await lookAccountById(ctx, row.accountId)
  if (!account?.isActive) return
  const code = String(randomInt(1_000_000)).padStart(6, '0')
  await ctx.db
    .update(externalCode)
    .set({ codeHash: codeHashOf(row.id, code) })
    .where(isThis)
  const provider = row.channel === 'sms' ? await lookProvider(ctx) : null
  if (!provider) return mailCode(ctx, account, code)
  const { host } = new URL(ctx.linkTo('/'))
  const text = codeText(code, { host: host.replace(/:\d+$/, ''), language: account.language })
  return () => sendText(ctx, { account, row, code, send: () => provider.send({ to: row.phone, text }) })
}

async function lookProvider(ctx: Context) {
  try {
    const account = await lookAccount(ctx, textService)
    return account?.access ? smsProvider(account.access) : null
  } catch (error) {
    if (isSecretLost(error)) return null
    throw error
  }
}

interface Sending {
  account: AccountRow
  row: CodeRow
  code: string
  send: () => Promise<void>
}

/** A number or an account that the provider refuses is refused tomorrow, too: the code is mailed instead. */
async function sendText({ services, workspace }: Context, { account, row, code, send }: Sending): Promise<void> {
  try {
    await send()
  } catch (error) {
    if (!(error instanceof SmsFailed) || error.problem === 'unreachable') throw error
    services.log.warn({ problem: error.problem, code: row.id }, 'a text message was refused')
    await asSystem(services, workspace, async (ctx) => {
      const isThis = and(eq(externalCode.workspaceId, workspace.id), eq(externalCode.id, row.id))
      await ctx.db.update(externalCode).set({ channel: 'email' }).where(isThis)
      await mailCode(ctx, account, code)
    })
  }
}
