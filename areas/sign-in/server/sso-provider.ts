// OpenID Connect client for the customer's provider. Every invalid response leads to a refusal with a reason.

import {
  allowInsecureRequests,
  authorizationCodeGrant,
  buildAuthorizationUrl,
  calculatePKCECodeChallenge,
  clockTolerance,
  customFetch,
  discovery,
  enableNonRepudiationChecks,
  fetchUserInfo,
  type Configuration,
  type CustomFetch,
} from 'openid-client'
import type { z } from 'zod'
import type { signInSettings } from '#areas/project-settings/rules/settings.ts'
import type { Context } from '#platform/server/context.ts'
import { hashOf } from '#platform/server/ids.ts'
import { AppError } from '#platform/server/app-error.ts'
import { assertPublicHost } from '#platform/server/public-address.ts'
import { isSealed } from '#platform/server/secret-box.ts'
import { isSafeIssuer, wordsInClaim, type Admission, type Identity } from '../rules/single-sign-on.ts'
import { identityAtEntra, identityAtOidc } from './sso-identity.ts'

export type ProviderName = 'azure' | 'oidc'

export interface Provider {
  name: ProviderName
  issuer: string
  clientId: string
  clientSecret: string
  /** Entra's tenant id; null for other providers. */
  directoryId: string | null
  admission: Admission
  defaultRole: string
  rolesClaim: string | null
  /** The provider's role name → our role. */
  roles: Record<string, string>
}

/** A sealed secret can be opened only for its workspace and provider. */
const placeOf = (ctx: Context, name: ProviderName) => `single sign-on secret of ${ctx.workspace.id} at ${name}`

export const sealSecret = (ctx: Context, name: ProviderName, secret: string): string =>
  ctx.services.secrets.seal(secret, placeOf(ctx, name))

/** Returns null if it was sealed for another place or with another key. Secrets set by other means are not sealed. */
export const openSecret = (ctx: Context, name: ProviderName, stored: string): string | null =>
  isSealed(stored) ? ctx.services.secrets.open(stored, placeOf(ctx, name)) : stored

export function providerIn(ctx: Context, settings: z.output<typeof signInSettings>, name: ProviderName): Provider {
  const { azure, oidc } = settings
  const provider =
    name === 'azure'
      ? azure && {
          ...azure,
          name,
          issuer: `${azure.authority.replace(/\/$/, '')}/${azure.directoryId}/v2.0`,
          admission: azure,
        }
      : oidc && { ...oidc, name, directoryId: null, admission: oidc }
  if (!provider) throw new AppError('sign_in_sso_not_set_up', { status: 404 })
  if (!isSafeIssuer(provider.issuer)) throw new AppError('sign_in_sso_issuer_not_safe')
  const clientSecret = openSecret(ctx, name, provider.clientSecret)
  if (clientSecret === null) throw new AppError('sign_in_sso_secret_lost')
  return { ...provider, clientSecret }
}

export interface Round {
  state: string
  nonce: string
  codeVerifier: string
  redirectUri: string
}

export async function addressOfProvider(ctx: Context, provider: Provider, round: Round): Promise<string> {
  const configuration = await reach(ctx, provider)
  const url = buildAuthorizationUrl(configuration, {
    scope: 'openid profile email',
    redirect_uri: round.redirectUri,
    state: round.state,
    nonce: round.nonce,
    code_challenge: await calculatePKCECodeChallenge(round.codeVerifier),
    code_challenge_method: 'S256',
    // Only Entra: a provider that does not support this prompt refuses the whole request.
    ...(provider.name === 'azure' && { prompt: 'select_account' }),
  })
  return url.href
}

/** Exchanges the code for an identity; verifies signature, issuer, audience, nonce and expiry of the id token. */
export async function exchangeCode(
  ctx: Context,
  provider: Provider,
  { round, returned }: { round: Round; returned: Record<string, string> },
): Promise<Identity> {
  const { rolesClaim, directoryId } = provider
  const configuration = await reach(ctx, provider)
  const address = new URL(`${round.redirectUri}?${new URLSearchParams(returned)}`)
  const checks = {
    expectedState: round.state,
    expectedNonce: round.nonce,
    pkceCodeVerifier: round.codeVerifier,
    idTokenExpected: true,
  }
  const tokens = await authorizationCodeGrant(configuration, address, checks).catch((error: unknown) =>
    fail(ctx, error, 'sign_in_sso_failed'),
  )
  const claims = tokens.claims() ?? {}
  const more = await userInfo(configuration, tokens.access_token, { claims, rolesClaim }).catch((error: unknown) =>
    fail(ctx, error, 'sign_in_sso_failed'),
  )
  const all = { ...more, ...claims }
  const identity = directoryId === null ? identityAtOidc(all) : identityAtEntra(all, directoryId)
  return { ...identity, roles: wordsInClaim(all, rolesClaim) }
}

interface Known {
  claims: { sub?: string; email?: unknown }
  rolesClaim: string | null
}

/** Many providers omit the address and roles from the id token. */
async function userInfo(configuration: Configuration, accessToken: string, { claims, rolesClaim }: Known) {
  const isComplete = claims.email && (rolesClaim === null || wordsInClaim(claims, rolesClaim).length > 0)
  const isNeeded = claims.sub && !isComplete && configuration.serverMetadata().userinfo_endpoint
  return isNeeded ? await fetchUserInfo(configuration, accessToken, claims.sub ?? '') : {}
}

const known = new Map<string, { configuration: Promise<Configuration>; until: number }>()
const believedFor = 60 * 60 * 1000
const secondsToAnswer = 10

export async function reach(ctx: Context, provider: Provider): Promise<Configuration> {
  const key = `${provider.issuer} ${provider.clientId} ${hashOf(provider.clientSecret).toString('hex')}`
  const found = known.get(key)
  const entry =
    found && found.until > Date.now()
      ? found
      : { configuration: discover(ctx, provider), until: Date.now() + believedFor }
  known.set(key, entry)
  return entry.configuration.catch((error: unknown) => {
    known.delete(key)
    return fail(ctx, error, 'sign_in_sso_unreachable')
  })
}

function discover(ctx: Context, { issuer, clientId, clientSecret }: Provider): Promise<Configuration> {
  const isPlain = issuer.startsWith('http:')
  const { privateHosts } = ctx.services.config
  return discovery(new URL(issuer), clientId, { client_secret: clientSecret, [clockTolerance]: 120 }, undefined, {
    timeout: secondsToAnswer,
    execute: [enableNonRepudiationChecks, ...(isPlain ? [allowInsecureRequests] : [])],
    // The provider's description names further addresses, so each request is checked.
    ...(!isPlain && { [customFetch]: onlyPublic(privateHosts) }),
  })
}

const onlyPublic =
  (privateHosts: readonly string[]): CustomFetch =>
  async (address, options) => {
    const { hostname } = new URL(address)
    if (!privateHosts.includes(hostname)) await assertPublicHost(hostname)
    const { body, ...rest } = options
    const sent = body instanceof Uint8Array ? Uint8Array.from(body) : body
    return fetch(address, { ...rest, ...(sent !== undefined && { body: sent }) })
  }

/** Keep the writes: a failed attempt still consumes its state. */
function fail(ctx: Context, error: unknown, key: string): never {
  const reason = error instanceof Error && 'code' in error ? error.code : 'unknown'
  ctx.services.log.warn({ reason, detail: error instanceof Error ? error.message : '' }, 'single sign-on')
  throw new AppError(key, { status: 401, keepsWrites: true })
}
