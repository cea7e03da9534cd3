// Folder over FTP or FTPS (explicit TLS).

import { Readable } from 'node:stream'
import { Client, FTPError } from 'basic-ftp'
import { PortalFailed } from './portal.ts'
import { addressOf, messageOf, pathIn, type FolderAccess, type OpenFolder, type RemoteFolder } from './remote-folder.ts'

export const ftpFolder =
  (access: FolderAccess, { isSecure }: { isSecure: boolean }): OpenFolder =>
  async (work) => {
    const address = await addressOf(access)
    const client = new Client(access.patience)
    try {
      await client.access({
        host: address,
        port: access.port,
        user: access.user,
        password: access.password,
        secure: isSecure,
        ...(isSecure && { secureOptions: { servername: access.host } }),
      })
      const home = await client.pwd()
      return await work(folderOf(client, (folder) => `/${pathIn(home, access.folder, folder)}`))
    } catch (error) {
      throw failureOf(error)
    } finally {
      client.close()
    }
  }

/**
 * Always transfers binary: the data file already is ISO 8859-1 with CR LF, and ASCII mode would let servers convert
 * it.
 */
const folderOf = (client: Client, placeOf: (folder: string) => string): RemoteFolder => ({
  list: async (folder) => {
    try {
      return new Set((await client.list(placeOf(folder))).map(({ name }) => name))
    } catch (error) {
      if (isMissing(error)) return new Set()
      throw error
    }
  },
  put: async (folder, { name, content }) => {
    await client.ensureDir(placeOf(folder))
    await client.uploadFrom(Readable.from([content]), `${placeOf(folder)}/${name}`)
  },
  rename: async (folder, { from, to }) => {
    const place = placeOf(folder)
    try {
      await client.rename(`${place}/${from}`, `${place}/${to}`)
    } catch (error) {
      if (!(error instanceof FTPError)) throw error
      // Some servers do not replace an existing file.
      await client.remove(`${place}/${to}`)
      await client.rename(`${place}/${from}`, `${place}/${to}`)
    }
  },
})

/** Replies of servers to the listing of a folder that does not exist. */
const missing = [450, 451, 550]
const isMissing = (error: unknown): boolean => error instanceof FTPError && missing.includes(error.code)

function failureOf(error: unknown): unknown {
  if (error instanceof PortalFailed) return error
  if (error instanceof FTPError) {
    // 530: not logged in. Codes of 400 to 499 are temporary.
    if (error.code === 530) return new PortalFailed('refused', messageOf(error))
    return new PortalFailed(error.code >= 500 ? 'no_folder' : 'unreachable', messageOf(error))
  }
  return new PortalFailed('unreachable', messageOf(error))
}
