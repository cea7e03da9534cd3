// Fields of an account at an outside service, and which account a workspace uses.

/** `shared`: the account of the installation. `own`: an account of the firm. `off`: the service is not used. */
export const accountSources = ['shared', 'own', 'off'] as const
export type AccountSource = (typeof accountSources)[number]

/** Names of the fields of one account. A secret `x` has a second field `xSetAt`. */
export interface AccountFields {
  source: string
  /** Needed with an own account, besides the secret. */
  needed: readonly string[]
  secret: string
  /** Names the account at the service: another value is another account. */
  identity?: string
}

export const setAtOf = ({ secret }: AccountFields): string => `${secret}SetAt`

export const signatureFields: AccountFields = { source: 'signatureAccount', needed: [], secret: 'signatureKey' }
export const bureauFields: AccountFields = {
  source: 'bureauAccount',
  needed: ['bureauUser'],
  secret: 'bureauPassword',
}
export const certificateFields: AccountFields = { source: 'certificateAccount', needed: [], secret: 'certificateKey' }
export const depositFields: AccountFields = {
  source: 'depositAccount',
  needed: ['depositOrganization', 'depositClientId'],
  secret: 'depositClientSecret',
  identity: 'depositOrganization',
}

export const textFields: AccountFields = {
  source: 'textAccount',
  needed: ['textProvider', 'textUser', 'textSender'],
  secret: 'textPassword',
}

/** `demo`: a stand-in that says so on every screen. */
export type AccountOrigin = 'own' | 'shared' | 'demo'

interface Situation {
  source: AccountSource
  /** The installation has an account at the service. */
  hasShared: boolean
  isDemo: boolean
}

/** Returns null if the workspace has no account: staff then work without the service. */
export function originOf({ source, hasShared, isDemo }: Situation): AccountOrigin | null {
  if (source === 'off') return null
  if (source === 'own') return 'own'
  if (hasShared) return 'shared'
  return isDemo ? 'demo' : null
}
