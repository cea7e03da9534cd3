// A real OpenID Connect provider for the tests, over HTTP; only its users' clicks are automated.

import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { generateKeyPairSync, randomBytes } from 'node:crypto'
import type { AddressInfo } from 'node:net'
import Provider, { interactionPolicy } from 'oidc-provider'
import { z } from 'zod'

export interface ProviderPerson {
  sub: string
  claims: Record<string, unknown>
}

export interface TestProvider {
  issuer: string
  /** The issuer URL without its path, like Entra's authority. */
  origin: string
  clientId: string
  clientSecret: string
  /**
   * Follows the redirects from the popup's address to our callback as this person; returns the query of the callback.
   */
  walk(url: string, sub: string): Promise<Record<string, string>>
  /** Changes the claims of a person from now on. */
  change(sub: string, claims: Record<string, unknown>): void
  close(): Promise<void>
}

interface Start {
  /** Mount path of the provider, such as `/<directory>/v2.0`. */
  path?: string
  people: ProviderPerson[]
  redirectUris: string[]
}

export async function startProvider({ path = '', people, redirectUris }: Start): Promise<TestProvider> {
  const server = createServer()
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const { port } = z.object({ port: z.number() }).parse(server.address()) satisfies Pick<AddressInfo, 'port'>
  const origin = `http://localhost:${port}`
  const client = { client_id: 'quartier', client_secret: randomBytes(24).toString('hex') }
  const claimsBySub = new Map(people.map(({ sub, claims }) => [sub, claims]))
  const provider = new Provider(`${origin}${path}`, {
    clients: [{ ...client, redirect_uris: redirectUris, token_endpoint_auth_method: 'client_secret_post' }],
    jwks: { keys: [generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey.export({ format: 'jwk' })] },
    cookies: { keys: [randomBytes(16).toString('hex')] },
    // Matches real providers: the address comes from the userinfo endpoint, and Entra's keys from the id token.
    claims: {
      openid: ['sub', 'tid', 'oid', 'xms_edov', 'amr', 'upn'],
      email: ['email', 'email_verified'],
      profile: ['groups', 'realm_access', 'name', 'given_name', 'family_name', 'preferred_username', 'locale'],
    },
    pkce: { required: () => true },
    features: { devInteractions: { enabled: false } },
    interactions: {
      policy: choosing(),
      url: (_context, interaction) => `${path}/interaction/${interaction.uid}`,
    },
    findAccount: (_context, sub) => ({ accountId: sub, claims: () => ({ sub, ...claimsBySub.get(sub) }) }),
    loadExistingGrant: async (context) => {
      const { oidc } = context
      const grant = new oidc.provider.Grant({ clientId: client.client_id, accountId: oidc.session?.accountId ?? '' })
      grant.addOIDCScope('openid email profile')
      await grant.save()
      return grant
    },
  })
  serve(server, provider, path)
  return {
    issuer: `${origin}${path}`,
    origin,
    clientId: client.client_id,
    clientSecret: client.client_secret,
    walk: (url, sub) => walk(url, sub),
    change: (sub, claims) => void claimsBySub.set(sub, claims),
    close: () => new Promise((closed) => server.close(() => closed())),
  }
}

/** Entra lets a person choose an account; the plain provider does not support that prompt. */
function choosing(): interactionPolicy.DefaultPolicy {
  const policy = interactionPolicy.base()
  policy.add(new interactionPolicy.Prompt({ name: 'select_account', requestable: true }), 0)
  return policy
}

function serve(server: Server, provider: Provider, path: string): void {
  const answer = provider.callback()
  server.on('request', (request: IncomingMessage & { originalUrl?: string }, response: ServerResponse) => {
    const url = request.url ?? '/'
    if (url.startsWith(`${path}/interaction/`)) {
      const accountId = String(request.headers['x-person'])
      void provider.interactionFinished(request, response, { login: { accountId }, select_account: {} })
      return
    }
    request.originalUrl = url
    request.url = url.slice(path.length) || '/'
    void answer(request, response)
  })
}

/** A minimal browser: follows redirects with cookies until the URL leaves the provider. */
async function walk(start: string, sub: string): Promise<Record<string, string>> {
  const { origin } = new URL(start)
  const cookies = new Map<string, string>()
  let address = new URL(start)
  for (let step = 0; step < 10 && address.origin === origin; step += 1) {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const answer = await fetch(address, { redirect: 'manual', headers: { cookie, 'x-person': sub } })
    for (const line of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      cookies.set(name, value)
    }
    const next = answer.headers.get('location')
    if (!next) throw new Error(`the provider answered ${answer.status}: ${(await answer.text()).slice(0, 300)}`)
    address = new URL(next, address)
  }
  return Object.fromEntries(address.searchParams)
}
