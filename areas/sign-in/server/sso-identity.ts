// Converts the claims of an id token to an identity. Entra uses its own keys and conventions (standards §6).

import { z } from 'zod'
import { AppError } from '#platform/server/app-error.ts'
import type { Identity } from '../rules/single-sign-on.ts'

const text = z.string().max(500).optional().catch(undefined)
const flag = z
  .union([z.boolean(), z.literal(1).transform(() => true), z.stringbool()])
  .catch(false)
  .default(false)

const shared = z.object({
  given_name: text,
  family_name: text,
  name: text,
  email: text,
  preferred_username: text,
  locale: text,
  xms_pl: text,
  amr: z.array(z.string()).catch([]).default([]),
})

const oidcClaims = shared.extend({ iss: z.string(), sub: z.string().min(1), email_verified: flag })
const entraClaims = shared.extend({ tid: z.string(), oid: z.string().min(1), upn: text, xms_edov: flag })

const sharedDirectories = ['common', 'organizations', 'consumers']
/** Tenant id of Microsoft's personal accounts. */
const consumerDirectory = '9188040d-6c67-4c5b-b112-36a304b66dad'
const isDirectoryKey = (id: string) => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(id)

type Told = Omit<Identity, 'roles'>

export function identityAtOidc(given: unknown): Told {
  const claims = read(oidcClaims, given)
  return {
    ...personIn(claims),
    subject: `oidc:${claims.iss}#${claims.sub}`,
    email: claims.email ?? null,
    emailIsVerified: claims.email_verified,
  }
}

/**
 * `tid` and `oid` name a person across applications. An address counts as verified when Entra says so, or when the one
 * directory is the customer's own: in a shared directory anybody could claim any address.
 */
export function identityAtEntra(given: unknown, directoryId: string): Told {
  const claims = read(entraClaims, given)
  const isForeign = isDirectoryKey(directoryId) && claims.tid.toLowerCase() !== directoryId.toLowerCase()
  const isPrivate = claims.tid === consumerDirectory && directoryId !== consumerDirectory
  if (isForeign || isPrivate) throw failed('sign_in_sso_wrong_directory')
  return {
    ...personIn(claims),
    subject: `azure:${claims.tid}:${claims.oid}`,
    email: claims.email ?? claims.preferred_username ?? claims.upn ?? null,
    emailIsVerified: claims.xms_edov || !sharedDirectories.includes(directoryId),
  }
}

const failed = (key: string) => new AppError(key, { status: 401, keepsWrites: true })

function read<Shape extends z.ZodType>(shape: Shape, given: unknown): z.output<Shape> {
  const claims = shape.safeParse(given)
  if (!claims.success) throw failed('sign_in_sso_failed')
  return claims.data
}

function personIn(claims: z.output<typeof shared>) {
  const [first = '', ...rest] = (claims.name ?? claims.email ?? '').split(' ')
  return {
    firstName: claims.given_name ?? first,
    lastName: claims.family_name ?? rest.join(' '),
    language: (claims.locale ?? claims.xms_pl)?.slice(0, 2).toLowerCase() ?? null,
    didSecondFactor: claims.amr.includes('mfa'),
  }
}
