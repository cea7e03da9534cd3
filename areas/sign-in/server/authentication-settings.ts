// Settings page of the ways to sign in. The provider's secret is encrypted when saved and never returned.

import { and, eq } from 'drizzle-orm'
import type { z } from 'zod'
import { signInSettings } from '#areas/project-settings/rules/settings.ts'
import { readPage, savePage, type SettingPage } from '#areas/project-settings/server/public.ts'
import { dayOf, swissDate } from '#platform/rules/calendar-day.ts'
import { mappingInWords } from '#platform/rules/words/mapping-words.ts'
import { AppError } from '#platform/server/app-error.ts'
import type { StaffContext } from '#platform/server/context.ts'
import { handler } from '#platform/server/http/handler.ts'
import { readSetting } from '#platform/server/session/settings.ts'
import { staffUser } from '#platform/server/session/tables.ts'
import * as contract from '../contract/authentication.ts'
import type { AuthenticationData } from '../contract/authentication.ts'
import {
  authenticationProblems,
  domainsIn,
  givenRoles,
  isSubjectOf,
  keepsSecret,
  wordsIn,
  type GivenRole,
  type IdentityProvider,
} from '../rules/authentication-settings.ts'
import { openSecret, providerIn, reach, sealSecret } from './sso-provider.ts'

type Settings = z.output<typeof signInSettings>

const key = 'sign-in'
const permission = 'admin'

const readSettings = (ctx: StaffContext): Promise<Settings> => readSetting(ctx, key, signInSettings)

/** A workspace may have both providers if they were set by other means; the page shows Entra then. */
const providerOf = ({ azure, oidc }: Settings): IdentityProvider => (azure ? 'azure' : oidc ? 'oidc' : 'none')

function shown(settings: Settings): AuthenticationData {
  const provider = settings.azure ?? settings.oidc
  const namesFor = (role: GivenRole) =>
    Object.entries(provider?.roles ?? {})
      .filter(([, ours]) => ours === role)
      .map(([theirs]) => theirs)
      .join(', ')
  return {
    passwordLogin: settings.password,
    ssoProvider: providerOf(settings),
    ssoDirectoryId: settings.azure?.directoryId ?? '',
    ssoIssuer: settings.azure ? '' : (settings.oidc?.issuer ?? ''),
    ssoClientId: provider?.clientId ?? '',
    ssoClientSecret: '',
    ssoClientSecretSetAt: provider?.secretSetAt ?? '',
    ssoButtonText: settings.azure ? '' : (settings.oidc?.buttonText ?? ''),
    ssoDomains: provider?.allowedDomains.join(', ') ?? '',
    ssoCreatesUsers: provider?.createsUsers ?? false,
    ssoDefaultRole: givenRoles.find((role) => role === provider?.defaultRole) ?? 'user',
    ssoRolesClaim: provider?.rolesClaim ?? '',
    ssoRoles: {
      admin: namesFor('admin'),
      superuser: namesFor('superuser'),
      user: namesFor('user'),
      assistant: namesFor('assistant'),
      marketer: namesFor('marketer'),
      contract: namesFor('contract'),
      analyst: namesFor('analyst'),
    },
  }
}

const pageWith = (settings: Settings): SettingPage<AuthenticationData> => ({
  key,
  read: async (ctx) => shown(await readSettings(ctx)),
  documentOf: async () => settings,
  words: (ctx, field, value) => {
    if (field === 'ssoRoles') return mappingInWords(ctx.t, 'users_role_', value)
    if (typeof value !== 'string' || value === '') return undefined
    if (field === 'ssoProvider') return ctx.t(`sign_in_settings_provider_${value}`)
    if (field === 'ssoDefaultRole') return ctx.t(`users_role_${value}`)
    return field === 'ssoClientSecretSetAt' ? swissDate(dayOf(new Date(value))) : undefined
  },
})

export const getAuthenticationSettings = handler(contract.getAuthenticationSettings, { permission }, async (ctx) => {
  const settings = await readSettings(ctx)
  return {
    ...(await readPage(pageWith(settings))(ctx)),
    redirectUri: ctx.linkTo('/sso-callback'),
    hasSecret: (settings.azure ?? settings.oidc) !== null,
  }
})

export const saveAuthenticationSettings = handler(
  contract.saveAuthenticationSettings,
  { permission },
  async (ctx, { body: { version, ...data } }) => {
    const stored = await readSettings(ctx)
    const secret = secretFor(ctx, data, stored)
    const fields = authenticationProblems(data, {
      hasSecret: secret.sealed !== '',
      isLinked: await isLinked(ctx, data),
      privateHosts: ctx.services.config.privateHosts,
    })
    if (Object.keys(fields).length > 0) throw new AppError('general_please_check_fields', { status: 422, fields })
    const settings = settingsFrom(data, stored, secret)
    const kept = shown(settings)
    return { ...(await savePage(pageWith(settings))(ctx, { body: { ...kept, version } })), data: kept }
  },
)

/** The secret belongs to its provider: another provider needs its own. */
function secretFor(ctx: StaffContext, data: AuthenticationData, stored: Settings) {
  const { ssoProvider, ssoIssuer, ssoClientSecret } = data
  if (ssoProvider === 'none') return { sealed: '', setAt: '' }
  if (ssoClientSecret !== '')
    return { sealed: sealSecret(ctx, ssoProvider, ssoClientSecret), setAt: ctx.now.toISOString() }
  const before =
    keepsSecret({ ssoProvider, ssoIssuer }, { ssoProvider, ssoIssuer: stored.oidc?.issuer ?? '' }) &&
    stored[ssoProvider]
  // Secrets from before this page are not encrypted yet.
  const plain = before ? openSecret(ctx, ssoProvider, before.clientSecret) : null
  return { sealed: plain ? sealSecret(ctx, ssoProvider, plain) : '', setAt: (before && before.secretSetAt) || '' }
}

async function isLinked(ctx: StaffContext, data: AuthenticationData): Promise<boolean> {
  const [person] = await ctx.db
    .select({ subject: staffUser.ssoSubject })
    .from(staffUser)
    .where(and(eq(staffUser.workspaceId, ctx.workspace.id), eq(staffUser.id, ctx.user.id)))
  return isSubjectOf(person?.subject ?? '', data)
}

function settingsFrom(data: AuthenticationData, stored: Settings, secret: { sealed: string; setAt: string }): Settings {
  const shared = {
    clientId: data.ssoClientId,
    clientSecret: secret.sealed,
    secretSetAt: secret.setAt,
    allowedDomains: domainsIn(data.ssoDomains),
    createsUsers: data.ssoCreatesUsers,
    defaultRole: data.ssoDefaultRole,
    rolesClaim: data.ssoRolesClaim || null,
    roles: Object.fromEntries(
      givenRoles.flatMap((role) => wordsIn(data.ssoRoles[role]).map((theirs) => [theirs, role])),
    ),
  }
  const authority = stored.azure?.authority ?? 'https://login.microsoftonline.com'
  return {
    password: data.passwordLogin,
    azure: data.ssoProvider === 'azure' ? { ...shared, directoryId: data.ssoDirectoryId, authority } : null,
    oidc:
      data.ssoProvider === 'oidc'
        ? { ...shared, issuer: data.ssoIssuer, buttonText: data.ssoButtonText || null }
        : null,
  }
}

export const checkIdentityProvider = handler(
  contract.checkIdentityProvider,
  { permission, perMinute: 10 },
  async (ctx) => {
    const settings = await readSettings(ctx)
    const name = providerOf(settings)
    if (name === 'none') throw new AppError('sign_in_settings_no_provider')
    const provider = providerIn(ctx, settings, name)
    await reach(ctx, provider).catch(() => {
      throw new AppError('sign_in_settings_unreachable')
    })
    return { notify: [{ type: 'success', title: ctx.t('sign_in_settings_checked', { issuer: provider.issuer }) }] }
  },
)
