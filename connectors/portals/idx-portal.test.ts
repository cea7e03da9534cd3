// Hand-over to real FTP and SFTP servers.

import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startFtpServer, type PortalServer } from '../testing/ftp-server.ts'
import { portalAdvert, portalPicture } from '../testing/portal-advert.ts'
import { startSftpServer, type SftpServer } from '../testing/sftp-server.ts'
import { ftpFolder } from './ftp-folder.ts'
import { idxPortal } from './idx-portal.ts'
import { PortalFailed } from './portal.ts'
import type { FolderAccess, OpenFolder } from './remote-folder.ts'
import { sftpFolder } from './sftp-folder.ts'

const remoteIds = new Map<string, string>()
let ftp: PortalServer
let sftp: SftpServer

beforeAll(async () => {
  ;[ftp, sftp] = await Promise.all([startFtpServer(), startSftpServer()])
})
afterAll(() => Promise.all([ftp.stop(), sftp.stop()]))

const accessTo = ({ host, port, user, password }: PortalServer, more: Partial<FolderAccess> = {}): FolderAccess => ({
  host,
  port,
  user,
  password,
  folder: '',
  hostKey: '',
  publicOnly: false,
  patience: 5000,
  ...more,
})

const portalAt = (open: OpenFolder, layout: 'four-folders' | 'flat' = 'four-folders') =>
  idxPortal({ open, layout, senderId: 'Quartier', agencyId: 'A100' })

const kinds = [
  ['FTP', () => ftp, (more: Partial<FolderAccess> = {}) => ftpFolder(accessTo(ftp, more), { isSecure: false })],
  ['SFTP', () => sftp, (more: Partial<FolderAccess> = {}) => sftpFolder(accessTo(sftp, more))],
] as const

describe.each(kinds)('over %s', (_kind, server, open) => {
  it('writes all advertisements into one file, and each picture once', async () => {
    const portal = portalAt(open({ folder: 'A100' }))
    const pictures = [portalPicture('bad-1'), portalPicture('küche'.replace('ü', 'ue'))]
    const adverts = [portalAdvert({ pictures, title: 'Zürich' }), portalAdvert({ reference: 'B', title: '' })]
    const first = await portal.handOver({ adverts, remoteIds })
    expect(first).toMatchObject({ files: 2, skipped: [{ reference: 'B', problems: ['title'] }] })
    const file = await server().read('A100/data/unload.txt')
    expect(file.toString('latin1').split('\r\n')).toHaveLength(2)
    expect(file.includes(Buffer.from([0x5a, 0xfc, 0x72]))).toBe(true)
    expect(await server().names('A100/images')).toEqual(['bad-1.jpg', 'kueche.jpg'])
    expect((await server().read('A100/images/bad-1.jpg')).toString()).toBe('content of bad-1')

    const second = await portal.handOver({ adverts: adverts.slice(0, 1), remoteIds })
    expect(second.files).toBe(0)
    expect(await server().names('A100/data')).toEqual(['unload.txt'])
  })

  it('replaces the file, so that an empty one removes all advertisements', async () => {
    const portal = portalAt(open({ folder: 'B' }))
    await portal.handOver({ adverts: [portalAdvert()], remoteIds })
    await portal.handOver({ adverts: [], remoteIds })
    expect((await server().read('B/data/unload.txt')).length).toBe(0)
  })

  it('puts everything into one folder where a portal wants that', async () => {
    await portalAt(open({ folder: 'flat' }), 'flat').handOver({
      adverts: [portalAdvert({ pictures: [portalPicture('p')] })],
      remoteIds,
    })
    expect(await server().names('flat')).toEqual(['p.jpg', 'unload.txt'])
  })

  it('does not name a picture that cannot be converted', async () => {
    const broken = { ...portalPicture('broken'), content: async () => null }
    await portalAt(open({ folder: 'C' })).handOver({ adverts: [portalAdvert({ pictures: [broken] })], remoteIds })
    expect((await server().read('C/data/unload.txt')).toString('latin1')).not.toContain('broken.jpg')
  })

  it('refuses a wrong password, and addresses inside the own network', async () => {
    const check = (more: Partial<FolderAccess>) => portalAt(open(more)).check()
    await expect(check({})).resolves.toBeUndefined()
    await expect(check({ password: 'wrong' })).rejects.toMatchObject({ problem: 'refused' })
    await expect(check({ publicOnly: true })).rejects.toMatchObject({ problem: 'private_address' })
    await expect(check({ publicOnly: true, host: 'localhost' })).rejects.toMatchObject({ problem: 'private_address' })
  })

  it('says when nobody listens', async () => {
    await expect(portalAt(open({ port: 1 })).check()).rejects.toMatchObject({ problem: 'unreachable' })
  })
})

describe('the key of an SFTP server', () => {
  it('is compared if one is known', async () => {
    const at = (hostKey: string) => portalAt(sftpFolder(accessTo(sftp, { hostKey }))).check()
    await expect(at(sftp.hostKey)).resolves.toBeUndefined()
    const wrong = await at('SHA256:another').catch((error: unknown) => error)
    expect(wrong).toBeInstanceOf(PortalFailed)
    expect(wrong).toMatchObject({ problem: 'unknown_host_key' })
  })
})
