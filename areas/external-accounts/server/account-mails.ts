// Mails to people of outside about their own account. Their texts are fixed, like those of the staff's account mails:
// an edited text could lose the link or the warning.

import { mailAboutAccount } from '#areas/sign-in/server/public.ts'
import type { Context } from '#platform/server/context.ts'
import { codeLasts, maskedPhone } from '../rules/codes.ts'
import { signInPath, type AskedPurpose } from '../rules/links.ts'
import type { AccountRow } from './accounts.ts'
import { isLinkRecent, newLinkOf } from './mailed-links.ts'

interface Entered {
  slug: string
  title: string
}

const entryOf = (ctx: Context, { userType }: AccountRow, entrance: Entered) =>
  ctx.linkTo(signInPath({ userType, entranceSlug: entrance.slug }))

/** Kind and prefix of the texts of each mail with a link for one use. */
const linkMails: Record<AskedPurpose, { kind: string; texts: string }> = {
  email: { kind: 'external-verification', texts: 'external_accounts_mail_verification' },
  password: { kind: 'external-password', texts: 'external_accounts_mail_password' },
  phone: { kind: 'external-phone', texts: 'external_accounts_mail_phone' },
}

/** At most one a minute, because a stranger could fill a mailbox by asking again and again; false if it was too soon. */
export async function mailLink(
  ctx: Context,
  account: AccountRow,
  { entrance, purpose }: { entrance: Entered; purpose: AskedPurpose },
): Promise<boolean> {
  if (await isLinkRecent(ctx, account, purpose)) return false
  const { kind, texts } = linkMails[purpose]
  const href = await newLinkOf(ctx, account, { purpose, entranceSlug: entrance.slug })
  await mailAboutAccount(ctx, account, {
    kind,
    texts,
    values: { entrance: entrance.title },
    button: { label: `${texts}_button`, href },
  })
  return true
}

/** Somebody wanted to register an address that has an account. */
export const mailKnownAddress = (ctx: Context, account: AccountRow, entrance: Entered): Promise<void> =>
  mailAboutAccount(ctx, account, {
    kind: 'external-known-address',
    texts: 'external_accounts_mail_known',
    values: { entrance: entrance.title },
    button: { label: 'external_accounts_mail_known_button', href: entryOf(ctx, account, entrance) },
  })

export const mailCode = (ctx: Context, account: AccountRow, code: string): Promise<void> =>
  mailAboutAccount(ctx, account, {
    kind: 'external-code',
    texts: 'external_accounts_mail_code',
    values: { code, minutes: String(codeLasts / 60_000) },
  })

export const mailPasswordChanged = (ctx: Context, account: AccountRow): Promise<void> =>
  mailAboutAccount(ctx, account, {
    kind: 'external-password-changed',
    texts: 'external_accounts_mail_password_changed',
  })

export const mailPhoneChanged = (ctx: Context, account: AccountRow, phone: string): Promise<void> =>
  mailAboutAccount(ctx, account, {
    kind: 'external-phone-changed',
    texts: 'external_accounts_mail_phone_changed',
    values: { phone: maskedPhone(phone) },
  })
