// Zinsli's manager interface (standards.md §4.3): signs in with client credentials, creates a collateral and sends
// the tenant an invitation.

import { z } from 'zod'
import { request, type RequestOptions } from '../request.ts'
import { DepositFailed, type DepositProvider, type DepositState, type NewDeposit } from './deposit-provider.ts'

export const zinsliName = 'Zinsli'

interface Access {
  /** Origin without a path, such as https://api.zinsli.com. */
  url: string
  organization: string
  clientId: string
  clientSecret: string
}

const timeout = 20_000

const token = z.object({ access_token: z.string() })
const collateral = z.object({ id: z.string(), state: z.string() })
const invitation = z.object({ link: z.string() })

/** States between the invitation and the provider's decision count as in progress. */
const stateByName: Record<string, DepositState> = {
  initial: 'invited',
  'tenant-invited': 'invited',
  'tenant-rejected': 'declined',
  'provider-rejected': 'rejected_by_provider',
  'provider-accepted': 'active',
  closed: 'released',
}

export function zinsli({ url, organization, clientId, clientSecret }: Access): DepositProvider {
  const send = async (path: string, init: RequestOptions): Promise<unknown> => {
    const response = await request(`${url}${path}`, { ...init, signal: AbortSignal.timeout(timeout) }).catch(
      (error: unknown) => {
        throw new DepositFailed('unreachable', String(error))
      },
    )
    if (!response.ok) {
      throw new DepositFailed(response.status >= 500 ? 'unreachable' : 'refused', `${path}: ${response.status}`)
    }
    return response.json()
  }
  const signIn = async (): Promise<string> => {
    const body = new URLSearchParams({
      grant_type: 'client_credentials',
      client_id: clientId,
      client_secret: clientSecret,
      scope: 'rental_collateral:read rental_collateral:update',
    })
    return understood(token, await send('/v1/user/auth/token', { method: 'POST', body })).access_token
  }
  const ask = async (bearer: string, method: string, path: string, body?: object): Promise<unknown> =>
    send(path, {
      method,
      headers: { authorization: `Bearer ${bearer}`, ...(body && { 'content-type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
    })
  const base = `/v1/${encodeURIComponent(organization)}/property-manager/rental-collateral`

  return {
    name: zinsliName,
    checkAccess: async () => void (await signIn()),
    async open(deposit) {
      const bearer = await signIn()
      const { id, state } = understood(collateral, await ask(bearer, 'POST', base, bodyOf(deposit)))
      const { link } = understood(invitation, await ask(bearer, 'GET', `${base}/${encodeURIComponent(id)}/invitation`))
      return { id, state: stateByName[state] ?? 'in_progress', tenantUrl: link }
    },
    async stateOf(id) {
      const found = await ask(await signIn(), 'GET', `${base}/${encodeURIComponent(id)}`)
      return stateByName[understood(collateral, found).state] ?? 'in_progress'
    },
  }
}

const bodyOf = ({ reference, tenants, object, grossRent, amount, startsOn, language }: NewDeposit) => ({
  externalReference: reference,
  language,
  tenants: tenants.map((tenant, index) => ({ ...tenant, role: index === 0 ? 'primary' : 'secondary' })),
  object,
  contract: { startDate: startsOn, grossRent, depositAmount: amount, currency: 'CHF' },
})

function understood<Shape extends z.ZodType>(shape: Shape, answer: unknown): z.output<Shape> {
  const read = shape.safeParse(answer)
  if (!read.success) throw new DepositFailed('refused', `unexpected answer: ${read.error.message}`)
  return read.data
}
