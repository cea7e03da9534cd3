// The accounts at the portals, and the connector of each.

import { flatfox } from '#connectors/portals/flatfox.ts'
import { ftpFolder } from '#connectors/portals/ftp-folder.ts'
import { idxPortal } from '#connectors/portals/idx-portal.ts'
import { PortalFailed, type Portal } from '#connectors/portals/portal.ts'
import { practicePortal } from '#connectors/portals/practice-portal.ts'
import { sftpFolder } from '#connectors/portals/sftp-folder.ts'
import { AppError } from '#platform/server/app-error.ts'
import type { Context } from '#platform/server/context.ts'
import { readSetting } from '#platform/server/session/settings.ts'
import {
  flatfoxOrigin,
  hasUsableHost,
  isConnected,
  platformSettings,
  usualPort,
  type PlatformAccount,
  type PlatformSettings,
} from '../rules/platform-settings.ts'
import { platforms, type Platform } from '../rules/platforms.ts'

export const settingKey = 'marketing-platforms'
export const placeOf = ({ id }: Context['workspace'], platform: Platform) => `${platform} secret of ${id}`

/** Milliseconds until a silent portal counts as unreachable. */
const patience = 20_000
/** Milliseconds while a person waits. */
export const patienceOfCheck = 8000

export const readPlatforms = (ctx: Context): Promise<PlatformSettings> => readSetting(ctx, settingKey, platformSettings)

export const connectedIn = (settings: PlatformSettings): Platform[] =>
  platforms.filter((platform) => isConnected(settings[platform]))

interface Connecting {
  platform: Platform
  account: PlatformAccount
  patience?: number
  /** Called with the fingerprint of an SFTP server. */
  onHostKey?: (fingerprint: string) => void
}

/** Throws if the secret cannot be opened any more. */
export function portalOf(
  ctx: Context,
  { platform, account, patience: waits = patience, onHostKey }: Connecting,
): Portal {
  const { senderId, agencyId } = account
  if (account.protocol === 'practice') {
    if (!ctx.workspace.isDemo) throw new AppError('marketing_reason_practice_only')
    return practicePortal({ senderId, agencyId: agencyId || 'DEMO' })
  }
  const secret = ctx.services.secrets.open(account.sealedSecret, placeOf(ctx.workspace, platform))
  if (secret === null) throw new AppError('marketing_reason_secret_lost')
  const { privateHosts } = ctx.services.config
  if (account.protocol === 'flatfox') {
    const url = flatfoxOrigin(account)
    // Settings from before this rule may contain such an address.
    if (!url || !hasUsableHost(account, privateHosts)) throw new AppError('marketing_host_not_safe')
    const publicOnly = !privateHosts.includes(url.hostname)
    return flatfox({ address: url.origin, key: secret, publicOnly, patience: waits })
  }
  const publicOnly = !privateHosts.includes(account.host.toLowerCase())
  const access = {
    host: account.host,
    port: account.port ?? usualPort[account.protocol],
    user: account.user,
    password: secret,
    folder: account.folder,
    hostKey: account.hostKey,
    ...(onHostKey && { onHostKey }),
    publicOnly,
    patience: waits,
  }
  const open =
    account.protocol === 'sftp' ? sftpFolder(access) : ftpFolder(access, { isSecure: account.protocol === 'ftps' })
  return idxPortal({ open, layout: account.layout, senderId, agencyId })
}

/** Translates the refusals of a portal for the user. */
export async function atPortal<Result>(asking: Promise<Result>): Promise<Result> {
  return asking.catch((error: unknown) => {
    if (error instanceof PortalFailed) throw new AppError(`marketing_problem_${error.problem}`)
    throw error
  })
}
