// Folder over SFTP.

import { createHash } from 'node:crypto'
import SftpClient from 'ssh2-sftp-client'
import { PortalFailed } from './portal.ts'
import { addressOf, messageOf, pathIn, type FolderAccess, type OpenFolder, type RemoteFolder } from './remote-folder.ts'

export const sftpFolder =
  (access: FolderAccess): OpenFolder =>
  async (work) => {
    const address = await addressOf(access)
    const client = new SftpClient('quartier', {
      // Errors after the end of the work have no owner; the work itself rejects with its own.
      error: () => {},
      end: () => {},
      close: () => {},
    })
    const key = { isWrong: false }
    const { promise: late, reject } = Promise.withResolvers<never>()
    const timer = setTimeout(
      () => reject(new PortalFailed('unreachable', `not finished within ${longest(access)} ms`)),
      longest(access),
    )
    try {
      return await Promise.race([connected(client, access, { address, key }).then(work), late])
    } catch (error) {
      throw key.isWrong ? new PortalFailed('unknown_host_key', messageOf(error)) : failureOf(error)
    } finally {
      clearTimeout(timer)
      void client.end().catch(() => undefined)
    }
  }

/** Milliseconds for the whole work: the client has no limit for a silent server after the login. */
const longest = ({ patience }: FolderAccess): number => patience * 10

interface Found {
  address: string
  key: { isWrong: boolean }
}

async function connected(client: SftpClient, access: FolderAccess, { address, key }: Found): Promise<RemoteFolder> {
  await client.connect({
    host: address,
    port: access.port,
    username: access.user,
    password: access.password,
    readyTimeout: access.patience,
    retries: 0,
    hostVerifier: (shown: Buffer) => {
      const fingerprint = fingerprintOf(shown)
      key.isWrong = access.hostKey !== '' && fingerprint !== access.hostKey
      access.onHostKey?.(fingerprint)
      return !key.isWrong
    },
  })
  const home = await client.cwd()
  return folderOf(client, (folder) => `/${pathIn(home, access.folder, folder)}`)
}

const fingerprintOf = (key: Buffer): string =>
  `SHA256:${createHash('sha256').update(key).digest('base64').replace(/=+$/, '')}`

const folderOf = (client: SftpClient, placeOf: (folder: string) => string): RemoteFolder => ({
  list: async (folder) => {
    if ((await client.exists(placeOf(folder))) !== 'd') return new Set()
    return new Set((await client.list(placeOf(folder))).map(({ name }) => name))
  },
  put: async (folder, { name, content }) => {
    if ((await client.exists(placeOf(folder))) !== 'd') await client.mkdir(placeOf(folder), true)
    await client.put(content, `${placeOf(folder)}/${name}`)
  },
  rename: async (folder, { from, to }) => {
    const place = placeOf(folder)
    try {
      await client.posixRename(`${place}/${from}`, `${place}/${to}`)
    } catch {
      // Servers without the OpenSSH extension do not replace an existing file.
      if (await client.exists(`${place}/${to}`)) await client.delete(`${place}/${to}`)
      await client.rename(`${place}/${from}`, `${place}/${to}`)
    }
  },
})

function failureOf(error: unknown): unknown {
  if (error instanceof PortalFailed) return error
  const said = messageOf(error)
  if (/authentication/i.test(said)) return new PortalFailed('refused', said)
  return new PortalFailed(/permission denied|no such file/i.test(said) ? 'no_folder' : 'unreachable', said)
}
