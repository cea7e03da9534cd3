// Settings of the ways to sign in: password, and the firm's identity provider.

import { z } from 'zod'
import { settingHistory } from '#areas/project-settings/contract/history.ts'
import { savingSecrets, settingVersion } from '#areas/project-settings/contract/settings-contract.ts'
import { endpoint } from '#platform/contract/endpoint.ts'
import { done } from '#platform/contract/notify.ts'
import { givenRoles, identityProviders } from '../rules/authentication-settings.ts'

const typed = (max: number) => z.string().trim().max(max, 'general_text_too_long')

export const authenticationData = z.object({
  passwordLogin: z.boolean(),
  ssoProvider: z.enum(identityProviders),
  /** Entra's tenant id. */
  ssoDirectoryId: typed(100),
  ssoIssuer: typed(300),
  ssoClientId: typed(200),
  /** Never returned. An empty value keeps the stored secret. */
  ssoClientSecret: z.string().max(400, 'general_text_too_long'),
  /** Time at which the secret was set, as ISO text; empty while there is none, or if it was set by other means. */
  ssoClientSecretSetAt: z.string().max(40),
  ssoButtonText: typed(60),
  /** Domains of e-mail addresses that are admitted, separated by commas. */
  ssoDomains: typed(500),
  ssoCreatesUsers: z.boolean(),
  ssoDefaultRole: z.enum(givenRoles),
  /** Claim with the person's roles at the provider; empty if roles are assigned here. */
  ssoRolesClaim: typed(100),
  /** Our role → role names at the provider, separated by commas. */
  ssoRoles: z.object({
    admin: typed(300),
    superuser: typed(300),
    user: typed(300),
    assistant: typed(300),
    marketer: typed(300),
    contract: typed(300),
    analyst: typed(300),
  }),
})
export type AuthenticationData = z.infer<typeof authenticationData>

export const getAuthenticationSettings = endpoint({
  method: 'GET',
  path: '/api/v1/settings/authentication',
  summary: 'The ways to sign in without the secret of the provider, and the address to register there.',
  response: z.object({
    version: settingVersion,
    data: authenticationData,
    history: settingHistory,
    redirectUri: z.string(),
    hasSecret: z.boolean(),
  }),
})

export const saveAuthenticationSettings = savingSecrets({
  path: '/api/v1/settings/authentication',
  data: authenticationData,
  summary:
    'Saves the ways to sign in. An empty secret keeps the old one; the password can be turned off only by a person who has signed in through the provider; 409 if the version is stale.',
})

export const checkIdentityProvider = endpoint({
  method: 'POST',
  path: '/api/v1/settings/authentication/check',
  summary: 'Reads the public description of the saved provider; 409 if there is none or it does not respond.',
  response: done,
})
