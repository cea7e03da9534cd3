// Reads and saves a page of accounts. Secrets are encrypted when they are saved; they are never returned, nor written
// to the history.

import { z } from 'zod'
import { readPage, savePage, type SettingPage } from '#areas/project-settings/server/public.ts'
import { dayOf, swissDate } from '#platform/rules/calendar-day.ts'
import { AppError, fieldRefusal } from '#platform/server/app-error.ts'
import type { StaffContext } from '#platform/server/context.ts'
import { setAtOf, type AccountFields } from '../rules/account-fields.ts'
import { placeOf, readAccounts, sourceIn, type AccountDocument } from './accounts.ts'
import { countOpen } from './extension-points.ts'

export interface AccountPage<Data extends Record<string, string>> {
  key: string
  data: z.ZodType<Data>
  accounts: readonly AccountFields[]
  /** The account stays as it is while something is under way at this service. */
  service?: 'signing' | 'deposits'
}

const namesOf = (fields: AccountFields) => [...fields.needed, fields.secret, setAtOf(fields)]

/** Without secrets. */
function shown<Data extends Record<string, string>>(page: AccountPage<Data>, { fields }: AccountDocument): Data {
  const empty = page.accounts.flatMap((account) => [
    [account.source, 'shared'],
    ...namesOf(account).map((name) => [name, '']),
  ])
  return page.data.parse({ ...Object.fromEntries(empty), ...fields })
}

const settingOf = <Data extends Record<string, string>>(
  page: AccountPage<Data>,
  document: AccountDocument,
): SettingPage<Data> => ({
  key: page.key,
  read: async (ctx) => shown(page, await readAccounts(ctx, page)),
  documentOf: async (ctx) => {
    await assertUsable(ctx, page, document)
    return document
  },
  words: (ctx, field, value) => {
    if (typeof value !== 'string' || value === '') return undefined
    if (page.accounts.some(({ source }) => source === field)) return ctx.t(`provider_accounts_source_${value}`)
    return page.accounts.some((account) => setAtOf(account) === field) ? swissDate(dayOf(new Date(value))) : undefined
  },
})

export const readAccountPage = <Data extends Record<string, string>>(ctx: StaffContext, page: AccountPage<Data>) =>
  readPage(settingOf(page, { fields: {}, sealed: {} }))(ctx)

/** `typed` is the form as it was sent: an empty secret keeps the stored one. */
export async function saveAccountPage<Data extends Record<string, string>>(
  ctx: StaffContext,
  page: AccountPage<Data>,
  { version, typed }: { version: number; typed: Data },
) {
  const document = sealedIn(ctx, page, { typed, stored: await readAccounts(ctx, page) })
  const data = shown(page, document)
  return { ...(await savePage(settingOf(page, document))(ctx, { body: { ...data, version } })), data }
}

/** The document to store. A secret is deleted when the firm does not use its own account any more. */
function sealedIn<Data extends Record<string, string>>(
  ctx: StaffContext,
  { accounts }: AccountPage<Data>,
  { typed, stored }: { typed: Data; stored: AccountDocument },
): AccountDocument {
  const document: AccountDocument = { fields: { ...typed }, sealed: {} }
  for (const account of accounts) {
    const { source, secret } = account
    const value = typed[secret] ?? ''
    const kept = stored.sealed[secret]
    document.fields[secret] = ''
    document.fields[setAtOf(account)] = ''
    if (typed[source] !== 'own') continue
    const sealed = value === '' ? kept : ctx.services.secrets.seal(value, placeOf(ctx.workspace, account))
    if (!sealed) continue
    document.sealed[secret] = sealed
    document.fields[setAtOf(account)] = value === '' ? (stored.fields[setAtOf(account)] ?? '') : ctx.now.toISOString()
  }
  return document
}

async function assertUsable<Data extends Record<string, string>>(
  ctx: StaffContext,
  page: AccountPage<Data>,
  document: AccountDocument,
): Promise<void> {
  const missing = page.accounts
    .filter((account) => sourceIn(document, account) === 'own')
    .flatMap(({ needed, secret }) => [
      ...needed.filter((name) => !document.fields[name]),
      ...(document.sealed[secret] ? [] : [secret]),
    ])
  if (missing.length > 0) {
    const fields = Object.fromEntries(missing.map((field) => [field, 'general_field_is_required']))
    throw new AppError('general_please_check_fields', { status: 422, fields })
  }
  const [account] = page.accounts
  if (!page.service || !account) return
  const changed = changedIn(account, await readAccounts(ctx, page), document)
  if (!changed) return
  const open = await countOpen(ctx, page.service)
  if (open > 0) throw fieldRefusal(changed, `provider_accounts_reason_open_${page.service}`, { open })
}

/** Field that makes it another account; undefined if it is the same. */
function changedIn(account: AccountFields, before: AccountDocument, after: AccountDocument): string | undefined {
  const { source, identity } = account
  const chosen = sourceIn(after, account)
  if (chosen !== sourceIn(before, account)) return source
  return identity && chosen === 'own' && before.fields[identity] !== after.fields[identity] ? identity : undefined
}
