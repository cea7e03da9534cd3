// Registration: the person enters their own data and a password. It may be repeated until the address is proven.

import { hashPassword } from '#platform/server/session/password.ts'
import { staffUser } from '#platform/server/session/tables.ts'
import type { Context } from '#platform/server/context.ts'
import { notFound } from '#platform/server/app-error.ts'
import type { Language } from '#platform/rules/project-type.ts'
import type { CodeSent } from '../contract/account-fields.ts'
import { mailKnownAddress, mailLink } from './account-mails.ts'
import {
  actorOf,
  isAccount,
  isLoginOf,
  lookAccountByEmail,
  lookAccountById,
  lookAccountBySlug,
  makeAccount,
  subjectOf,
  type AccountRow,
} from './accounts.ts'
import { assertOpen, type Entry } from './entrances.ts'
import { consumeLink } from './mailed-links.ts'
import { mobileNumberIn } from './mobile-number.ts'
import { sendFirstCode } from './sign-in-steps.ts'
import { externalAccount } from './tables.ts'

interface Person {
  company: string
  first_name: string
  last_name: string
  phone: string
  language: Language
  new_password: string
  device?: string | undefined
}

/** Mails a link that proves the address. An address with a proven account gets a mail that says so instead. */
export async function registerByMail(ctx: Context, entry: Entry, person: Person & { email: string }): Promise<void> {
  assertOpen(entry)
  const data = await ownData(person)
  const known = await lookAccountByEmail(ctx, entry.userType, person.email)
  if (known?.emailVerifiedAt) return mailKnownAddress(ctx, known, entry)
  const { userType } = entry
  const account = known ?? (await makeAccount(ctx, { userType, email: person.email, language: person.language }))
  const registered = await saveOwnData(ctx, account, data)
  await mailLink(ctx, registered, { entrance: entry, purpose: 'email' })
}

interface Invited extends Person {
  userSlug: string
  code: string
}

/** The link of the invitation proves the address; a code goes to the phone at once. */
export async function registerInvited(ctx: Context, entry: Entry, person: Invited): Promise<CodeSent> {
  assertOpen(entry)
  const data = await ownData(person)
  const account = await findUnregistered(ctx, entry, person.userSlug)
  const isGood = await consumeLink(ctx, account, { purpose: 'invitation', token: person.code })
  if (!isGood) throw linkIsOver()
  const registered = await saveOwnData(ctx, account, { ...data, isEmailProven: true })
  return sendFirstCode(ctx, registered, { phone: data.phone, device: person.device })
}

export const linkIsOver = () => notFound('external_accounts_link_over')

export async function findUnregistered(ctx: Context, { userType }: Entry, userSlug: string): Promise<AccountRow> {
  const account = await lookAccountBySlug(ctx, userType, userSlug)
  if (!account?.isActive || account.emailVerifiedAt) throw linkIsOver()
  return account
}

interface OwnData {
  login: { firstName: string; lastName: string; language: Language; passwordHash: string }
  company: string
  phone: string
  isEmailProven: boolean
}

/** The password is hashed for known addresses as well, so that the time reveals nothing. */
const ownData = async (person: Person): Promise<OwnData> => ({
  phone: mobileNumberIn(person.phone),
  company: person.company,
  login: {
    firstName: person.first_name,
    lastName: person.last_name,
    language: person.language,
    passwordHash: await hashPassword(person.new_password),
  },
  isEmailProven: false,
})

async function saveOwnData(ctx: Context, account: AccountRow, own: OwnData): Promise<AccountRow> {
  const { login, company, phone, isEmailProven } = own
  await ctx.db.update(staffUser).set(login).where(isLoginOf(ctx, account))
  await ctx.db
    .update(externalAccount)
    .set({
      company,
      phone,
      registeredAt: ctx.now,
      consentedAt: ctx.now,
      ...(isEmailProven && { emailVerifiedAt: ctx.now }),
    })
    .where(isAccount(ctx, account))
  const registered = await lookAccountById(ctx, account.id)
  if (!registered) throw new Error('the account was deleted while its row was locked')
  ctx.record({ event: 'external_account.registered', subject: subjectOf(registered), actor: actorOf(registered) })
  return registered
}
