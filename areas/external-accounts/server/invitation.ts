// Interface for areas above that invite people of outside, and end their sessions.

import { revokeSessions } from '#areas/sign-in/server/public.ts'
import type { Language } from '#platform/rules/project-type.ts'
import type { Context } from '#platform/server/context.ts'
import { signInPath, type ExternalType } from '../rules/links.ts'
import { makeAccount, subjectOf } from './accounts.ts'
import { newLinkOf } from './mailed-links.ts'

interface Invited {
  userType: ExternalType
  email: string
  firstName?: string
  lastName?: string
  language: Language
  /** Slug of the project or document room. */
  entranceSlug: string
}

/**
 * Creates the account where there is none. The link leads to the registration, for 14 days; to the sign-in for an
 * account whose address is proven. Anyone may have begun an unproven one, with a password that the owner of the address
 * does not know. The caller sends the mail.
 */
export async function inviteAccount(ctx: Context, invited: Invited): Promise<{ accountId: string; link: string }> {
  const { entranceSlug, ...person } = invited
  const account = await makeAccount(ctx, person)
  if (account.emailVerifiedAt) return { accountId: account.id, link: ctx.linkTo(signInPath(invited)) }
  const link = await newLinkOf(ctx, account, { purpose: 'invitation', entranceSlug })
  ctx.record({ event: 'external_account.invited', subject: subjectOf(account) })
  return { accountId: account.id, link }
}

/** Ends all sessions of the account and returns their number. */
export const endAccountSessions = (ctx: Context, accountId: string): Promise<number> =>
  revokeSessions(ctx, accountId, { but: null })
