// Data of a person whose invitation may still be used.

import type { Context } from '#platform/server/context.ts'
import { lookAccountBySlug } from './accounts.ts'
import type { Entry } from './entrances.ts'
import { isLinkGood } from './mailed-links.ts'

export async function lookInvited(
  ctx: Context,
  { userType }: Entry,
  { userSlug, code }: { userSlug: string; code: string },
) {
  const account = await lookAccountBySlug(ctx, userType, userSlug)
  if (!account || !(await isLinkGood(ctx, account, { purpose: 'invitation', token: code }))) return null
  const { email, firstName, lastName, language } = account
  return { email, first_name: firstName, last_name: lastName, language }
}
