// A real SFTP server on a free port, with one account and a folder of its own.

import { createHash } from 'node:crypto'
import { constants } from 'node:fs'
import { mkdir, mkdtemp, open, readdir, rename, rm, stat, unlink, type FileHandle } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import ssh2, { type Attributes, type SFTPWrapper } from 'ssh2'
import { filesIn, type PortalServer } from './ftp-server.ts'

const { Server, utils } = ssh2
const { OPEN_MODE, STATUS_CODE } = utils.sftp

export interface SftpServer extends PortalServer {
  /** Fingerprint of the server's key. */
  hostKey: string
}

export async function startSftpServer(): Promise<SftpServer> {
  const root = await mkdtemp(join(tmpdir(), 'portal-sftp-'))
  const [user, password] = ['agency', 'one-password']
  const keys = utils.generateKeyPairSync('ed25519')
  const server = new Server({ hostKeys: [keys.private] }, (client) => {
    client.on('error', () => {})
    client.on('authentication', (asked) => {
      if (asked.method === 'password' && asked.username === user && asked.password === password) asked.accept()
      else asked.reject(['password'])
    })
    client.on('ready', () => {
      client.on('session', (accept) => accept().on('sftp', (acceptSftp) => serve(acceptSftp(), root)))
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const publicKey = Buffer.from(keys.public.split(' ')[1] ?? '', 'base64')
  return {
    host: '127.0.0.1',
    port: typeof address === 'object' && address ? address.port : 0,
    user,
    password,
    hostKey: `SHA256:${createHash('sha256').update(publicKey).digest('base64').replace(/=+$/, '')}`,
    ...filesIn(root),
    stop: async () => {
      server.close()
      await rm(root, { recursive: true, force: true })
    },
  }
}

function serve(sftp: SFTPWrapper, root: string): void {
  const handles = new Map<number, { file?: FileHandle; names?: string[] | undefined }>()
  const inRoot = (path: string) => join(root, join('/', path))
  const handleOf = (entry: { file?: FileHandle; names?: string[] }): Buffer => {
    const id = handles.size + 1
    handles.set(id, entry)
    const buffer = Buffer.alloc(4)
    buffer.writeUInt32BE(id)
    return buffer
  }
  const entryOf = (handle: Buffer) => handles.get(handle.readUInt32BE(0))
  const settle = (request: number, work: Promise<unknown>, failure: number = STATUS_CODE.NO_SUCH_FILE) =>
    void work.then(
      () => sftp.status(request, STATUS_CODE.OK),
      () => sftp.status(request, failure),
    )
  const tell = (request: number, path: string) =>
    void stat(inRoot(path)).then(
      (found) => sftp.attrs(request, attributesOf(found)),
      () => sftp.status(request, STATUS_CODE.NO_SUCH_FILE),
    )
  sftp.on('REALPATH', (request, path) => {
    const filename = join('/', path)
    sftp.name(request, [{ filename, longname: filename, attrs: noAttributes }])
  })
  sftp.on('STAT', tell)
  sftp.on('LSTAT', tell)
  sftp.on('MKDIR', (request, path) => settle(request, mkdir(inRoot(path))))
  sftp.on('REMOVE', (request, path) => settle(request, unlink(inRoot(path))))
  sftp.on('SETSTAT', (request) => sftp.status(request, STATUS_CODE.OK))
  sftp.on('FSETSTAT', (request) => sftp.status(request, STATUS_CODE.OK))
  // Version 3 of the protocol does not replace an existing file.
  sftp.on('RENAME', (request, from, to) => {
    const work = stat(inRoot(to)).then(
      () => Promise.reject(new Error('exists')),
      () => rename(inRoot(from), inRoot(to)),
    )
    settle(request, work, STATUS_CODE.FAILURE)
  })
  sftp.on('OPENDIR', (request, path) => {
    void readdir(inRoot(path)).then(
      (names) => sftp.handle(request, handleOf({ names })),
      () => sftp.status(request, STATUS_CODE.NO_SUCH_FILE),
    )
  })
  sftp.on('READDIR', (request, handle) => {
    const entry = entryOf(handle)
    const names = entry?.names
    if (!entry || !names || names.length === 0) {
      sftp.status(request, STATUS_CODE.EOF)
      return
    }
    entry.names = undefined
    sftp.name(
      request,
      names.map((filename) => ({
        filename,
        longname: `-rw-r--r-- 1 a a 1 Jan 1 00:00 ${filename}`,
        attrs: noAttributes,
      })),
    )
  })
  sftp.on('OPEN', (request, path, flags) => {
    const mode =
      flags & OPEN_MODE.WRITE ? constants.O_WRONLY | constants.O_CREAT | constants.O_TRUNC : constants.O_RDONLY
    void open(inRoot(path), mode).then(
      (file) => sftp.handle(request, handleOf({ file })),
      () => sftp.status(request, STATUS_CODE.NO_SUCH_FILE),
    )
  })
  sftp.on('WRITE', (request, handle, offset, data) => {
    const file = entryOf(handle)?.file
    settle(request, file ? file.write(data, 0, data.length, offset) : Promise.reject(new Error('no handle')))
  })
  sftp.on('CLOSE', (request, handle) => settle(request, entryOf(handle)?.file?.close() ?? Promise.resolve()))
}

const noAttributes: Attributes = { mode: 0o100644, uid: 0, gid: 0, size: 0, atime: 0, mtime: 0 }

const attributesOf = (found: { mode: number; size: number }): Attributes => ({
  ...noAttributes,
  mode: found.mode,
  size: found.size,
})
