// Accounts of a workspace at outside services: its own, the one of the installation, in a demo a stand-in, or none.

import { z } from 'zod'
import { smsProviderNames, type SmsAccess } from '#connectors/sms/sms-provider.ts'
import type { Context, Services } from '#platform/server/context.ts'
import { AppError } from '#platform/server/app-error.ts'
import { readSetting } from '#platform/server/session/settings.ts'
import {
  accountSources,
  bureauFields,
  certificateFields,
  depositFields,
  originOf,
  signatureFields,
  textFields,
  type AccountFields,
  type AccountOrigin,
} from '../rules/account-fields.ts'

type Config = Services['config']

/** Document in `project_setting`: typed fields, and secrets encrypted. */
export const accountDocument = z.object({
  fields: z.record(z.string(), z.string()).default({}),
  sealed: z.record(z.string(), z.string()).default({}),
})
export type AccountDocument = z.infer<typeof accountDocument>

interface Service<Access> {
  /** Key of the document; several services may share one. */
  key: string
  fields: AccountFields
  /** True if a demo works as if it had no account. */
  isWithoutStandIn?: boolean
  shared: (config: Config) => Access | undefined
  /** Undefined if the installation knows no address of the service. */
  own: (config: Config, field: (name: string) => string, secret: string) => Access | undefined
}

export const signingService: Service<{ url: string; key: string }> = {
  key: 'digital-signature',
  fields: signatureFields,
  shared: ({ pandaDoc }) => pandaDoc,
  own: ({ serviceAddresses }, _field, key) => ({ url: serviceAddresses.signing, key }),
}

export const creditBureau: Service<{ url: string; user: string; password: string }> = {
  key: 'credit-check',
  fields: bureauFields,
  shared: ({ crif }) => crif,
  own: ({ serviceAddresses }, field, password) => ({
    url: serviceAddresses.creditBureau,
    user: field('bureauUser'),
    password,
  }),
}

export const certificateIssuer: Service<{ url: string; key: string }> = {
  key: 'credit-check',
  fields: certificateFields,
  shared: ({ creditTrust }) => creditTrust,
  own: ({ serviceAddresses: { certificates: url } }, _field, key) => (url ? { url, key } : undefined),
}

export const depositService: Service<{ url: string; organization: string; clientId: string; clientSecret: string }> = {
  key: 'deposit-providers',
  fields: depositFields,
  shared: ({ zinsli }) => zinsli,
  own: ({ serviceAddresses }, field, clientSecret) => ({
    url: serviceAddresses.deposits,
    organization: field('depositOrganization'),
    clientId: field('depositClientId'),
    clientSecret,
  }),
}

/** Sends codes to investors and document-room guests. A demo mails them, and they can be read in the outbox. */
export const textService: Service<SmsAccess> = {
  key: 'text-messages',
  fields: textFields,
  isWithoutStandIn: true,
  shared: ({ sms }) => sms,
  own: ({ serviceAddresses: { textMessages } }, field, password) => {
    const provider = smsProviderNames.find((name) => name === field('textProvider')) ?? 'aspsms'
    return { provider, url: textMessages[provider], user: field('textUser'), password, sender: field('textSender') }
  },
}

/** `access` is null for the stand-in of a demo, which the area that uses it starts. */
export type Account<Access> = { origin: 'own' | 'shared'; access: Access } | { origin: 'demo'; access: null }

/** A sealed secret can be opened only for its workspace and field. */
export const placeOf = ({ id }: Context['workspace'], { secret }: AccountFields) => `${secret} of ${id}`

export const readAccounts = (ctx: Context, { key }: Pick<Service<unknown>, 'key'>): Promise<AccountDocument> =>
  readSetting(ctx, key, accountDocument)

export const sourceIn = (document: AccountDocument, { source }: AccountFields) =>
  z.enum(accountSources).catch('shared').parse(document.fields[source])

/** Says which account is used without opening its secret. */
export async function lookOrigin<Access>(ctx: Context, service: Service<Access>): Promise<AccountOrigin | null> {
  return originIn(ctx, service, await readAccounts(ctx, service))
}

const originIn = <Access>(
  ctx: Context,
  { fields, shared, isWithoutStandIn = false }: Service<Access>,
  document: AccountDocument,
) =>
  originOf({
    source: sourceIn(document, fields),
    hasShared: shared(ctx.services.config) !== undefined,
    isDemo: ctx.workspace.isDemo && !isWithoutStandIn,
  })

/** Returns null if the workspace has no account. Refused if its secret cannot be opened any more. */
export async function lookAccount<Access>(ctx: Context, service: Service<Access>): Promise<Account<Access> | null> {
  const document = await readAccounts(ctx, service)
  const origin = originIn(ctx, service, document)
  if (origin === null) return null
  if (origin === 'demo') return { origin, access: null }
  const { config } = ctx.services
  const access = origin === 'shared' ? service.shared(config) : openOwn(ctx, service, document)
  return access ? { origin, access } : null
}

const secretLost = 'provider_accounts_reason_secret_lost'

/** True if the secret of an own account cannot be opened any more: jobs wait until it is entered again. */
export const isSecretLost = (error: unknown): boolean => error instanceof AppError && error.key === secretLost

function openOwn<Access>(ctx: Context, { fields, own }: Service<Access>, document: AccountDocument) {
  const { secrets, config } = ctx.services
  const secret = secrets.open(document.sealed[fields.secret] ?? '', placeOf(ctx.workspace, fields))
  if (secret === null) throw new AppError(secretLost)
  return own(config, (name) => document.fields[name] ?? '', secret)
}
