// A real FTP server on a free port, with one account and a folder of its own.

import { mkdtemp, readFile, readdir, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { FtpSrv } from 'ftp-srv'

export interface PortalServer {
  host: string
  port: number
  user: string
  password: string
  /** Names in a folder; empty if it does not exist. */
  names(folder: string): Promise<string[]>
  read(path: string): Promise<Buffer>
  remove(path: string): Promise<void>
  stop(): Promise<void>
}

export const filesIn = (root: string): Pick<PortalServer, 'names' | 'read' | 'remove'> => ({
  names: async (folder) => (await readdir(join(root, folder)).catch(() => [])).toSorted((a, b) => a.localeCompare(b)),
  read: (path) => readFile(join(root, path)),
  remove: (path) => rm(join(root, path)),
})

export async function startFtpServer(): Promise<PortalServer> {
  const root = await mkdtemp(join(tmpdir(), 'portal-ftp-'))
  const [user, password] = ['agency', 'one-password']
  const port = await freePort()
  const server = new FtpSrv({
    url: `ftp://127.0.0.1:${port}`,
    pasv_url: '127.0.0.1',
    log: silent(),
  })
  server.on('login', (data, resolve, reject) => {
    if (data.username === user && data.password === password) resolve({ root })
    else reject(new Error('wrong password'))
  })
  await server.listen()
  return {
    host: '127.0.0.1',
    port,
    user,
    password,
    ...filesIn(root),
    stop: async () => {
      await server.close()
      await rm(root, { recursive: true, force: true })
    },
  }
}

/** The server logs through an object of bunyan's shape. */
function silent(): object {
  const none = () => {}
  const log = { trace: none, debug: none, info: none, warn: none, error: none, fatal: none, child: () => log }
  return log
}

async function freePort(): Promise<number> {
  const { promise, resolve } = Promise.withResolvers<number>()
  const probe = createServer().listen(0, '127.0.0.1', () => {
    const address = probe.address()
    probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
  })
  return promise
}
