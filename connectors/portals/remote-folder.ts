// A folder on the server of a portal. `withTimeout` bounds each connection, because a portal may accept it and then
// stay silent.

import { isIP } from 'node:net'
import { NotPublic, assertPublic, publicLookup } from '#platform/server/public-address.ts'
import { PortalFailed } from './portal.ts'

export interface FolderAccess {
  host: string
  port: number
  user: string
  password: string
  /** Folder of the account below the folder of the login; empty if they are the same. */
  folder: string
  /** Refuses addresses inside the firm's own network. */
  publicOnly: boolean
  /** Fingerprint of the SFTP server's key, such as `SHA256:…`; empty accepts any key. */
  hostKey: string
  /** Called with the fingerprint that the SFTP server shows. */
  onHostKey?: (fingerprint: string) => void
  /** Milliseconds until a silent server counts as unreachable. */
  patience: number
}

export interface RemoteFolder {
  /** Names in this folder; empty if the folder does not exist yet. */
  list(folder: string): Promise<ReadonlySet<string>>
  /** Creates the folder if it is missing. */
  put(folder: string, file: { name: string; content: Buffer }): Promise<void>
  /** Replaces the file of the new name. */
  rename(folder: string, names: { from: string; to: string }): Promise<void>
}

/** Opens a connection for one piece of work and closes it afterwards. */
export type OpenFolder = <Result>(work: (folder: RemoteFolder) => Promise<Result>) => Promise<Result>

export const pathIn = (...parts: string[]): string =>
  parts
    .map((part) => part.replace(/^\/+|\/+$/g, ''))
    .filter((part) => part !== '')
    .join('/')

/** The clients cannot check addresses themselves, so the host is resolved here and the address is connected to. */
export async function addressOf({ host, publicOnly }: Pick<FolderAccess, 'host' | 'publicOnly'>): Promise<string> {
  if (!publicOnly) return host
  try {
    assertPublic(host)
    if (isIP(host) !== 0) return host
    return await resolvedPublic(host)
  } catch (error) {
    if (error instanceof NotPublic) throw new PortalFailed('private_address', error.message)
    throw new PortalFailed('unreachable', messageOf(error))
  }
}

function resolvedPublic(host: string): Promise<string> {
  const { promise, resolve, reject } = Promise.withResolvers<string>()
  publicLookup(host, { all: false }, (error, address) => {
    if (error || typeof address !== 'string') reject(error ?? new Error(`${host} has no address`))
    else resolve(address)
  })
  return promise
}

export const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))
