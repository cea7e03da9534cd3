// Accounts at the portals: secrets, completeness, connection test, log.

import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startSftpServer } from '#connectors/testing/sftp-server.ts'
import { useOwnWorld } from '#platform/server/testing/world.ts'
import { plantAdvertisable, plantAgency, publish, type Agency } from './testing/advertising.ts'

const world = useOwnWorld({ PRIVATE_HOSTS: '127.0.0.1' })
let agency: Agency
beforeAll(async () => void (agency = await plantAgency(world)))
afterAll(() => agency.server.stop())

const url = '/api/v1/settings/marketing-platforms'
const read = async (as = agency.marketer) => (await world.ask(agency.home, { url, as })).json()
const save = (body: object, as = agency.marketer) => world.ask(agency.home, { method: 'POST', url, payload: body, as })
const check = (platform: string) =>
  world.ask(agency.home, { method: 'POST', url: `${url}/${platform}/check`, payload: {}, as: agency.marketer })

const changed = async (fields: object, platform = 'homegate') => {
  const { data, version } = await read()
  return save({ ...data, [platform]: { ...data[platform], ...fields }, version })
}

describe('the accounts', () => {
  it('are read without secrets, which an empty field keeps', async () => {
    const { data } = await read()
    expect(data.homegate).toMatchObject({ isOn: true, user: 'agency', secret: '' })
    expect(JSON.stringify(await read())).not.toContain('sealed')
    const saved = await changed({ folder: '', language: 'fr' })
    expect(saved.json().data.homegate).toMatchObject({ language: 'fr', secret: '' })
    expect((await check('homegate')).json().notify[0].title).toBe('Homegate ist erreichbar und nimmt den Zugang an.')
  })

  it.each([{ host: 'ftp.elsewhere.example' }, { port: 2222 }, { user: 'stranger' }, { protocol: 'sftp' }])(
    'need a new secret for another endpoint: %o',
    async (fields) => {
      const answer = await changed(fields)
      expect(answer.statusCode).toBe(422)
      expect(Object.keys(answer.json().fields)).toEqual(['homegate.secret'])
    },
  )

  it.each([
    ['http://flatfox.ch', ['flatfox.host']],
    ['https://flatfox.ch/elsewhere', ['flatfox.host']],
    ['http://127.0.0.1:8080', undefined],
    ['https://flatfox.ch', undefined],
  ])('send the key of Flatfox in plain text only inside the own network: %s', async (host, refused) => {
    const answer = await changed({ host, secret: 'one-key' }, 'flatfox')
    expect(answer.json().fields && Object.keys(answer.json().fields)).toEqual(refused)
  })

  it('must be complete to be switched on', async () => {
    const answer = await changed({ isOn: true, host: 'ftp.newhome.example' }, 'newhome')
    expect(answer.statusCode).toBe(422)
    expect(Object.keys(answer.json().fields)).toEqual(['newhome.user', 'newhome.agencyId', 'newhome.secret'])
  })

  it('are for practice only in a demo', async () => {
    const answer = await changed({ protocol: 'practice' }, 'icasa')
    expect(Object.keys(answer.json().fields)).toEqual(['icasa.protocol'])
    expect(Object.keys((await changed({ protocol: 'flatfox' }, 'icasa')).json().fields)).toEqual(['icasa.protocol'])
  })

  it('lead to no address inside the own network', async () => {
    const fields = { isOn: true, host: '10.0.0.5', user: 'a', agencyId: 'B', secret: 'one-secret' }
    expect((await changed(fields, 'newhome')).statusCode).toBe(200)
    const answer = await check('newhome')
    expect([answer.statusCode, answer.json().message]).toEqual([
      409,
      'Die Adresse liegt in einem internen Netz und wird nicht verwendet.',
    ])
  })

  it('learn the key of an SFTP server by the check, until one is saved', async () => {
    const sftp = await startSftpServer()
    const { host, port, user, password: secret, hostKey } = sftp
    const account = { isOn: false, protocol: 'sftp', host, port, user, secret, agencyId: 'A', hostKey: '' }
    await changed(account, 'immoscout')
    expect((await check('immoscout')).json().found).toEqual({ host, port, hostKey })
    await changed({ hostKey }, 'immoscout')
    expect((await check('immoscout')).json()).toMatchObject({ found: null, notify: [{ type: 'success' }] })
    await changed({ hostKey: 'SHA256:another' }, 'immoscout')
    expect((await check('immoscout')).json().message).toBe('Der Server zeigt einen anderen Schlüssel als hinterlegt.')
    await sftp.stop()
  })

  it('are for administrators', async () => {
    const marketer = await world.person(agency.home, 'marketer')
    expect((await world.ask(agency.home, { url, as: marketer })).statusCode).toBe(403)
  })
})

describe('the log', () => {
  it('shows each hand-over with its file', async () => {
    const id = await plantAdvertisable(world, agency.home, { referenceNumber: 'LOG-1' })
    await publish(world, agency, [id])
    await world.services.jobs.runDue()
    const { handOvers } = (
      await world.ask(agency.home, { url: `${url}/hand-overs?platform=homegate`, as: agency.marketer })
    ).json()
    expect(handOvers[0]).toMatchObject({ state: 'done', fileName: 'unload.txt', adverts: 1, files: 1, problem: '' })
    const fileUrl = `${url}/hand-overs/${handOvers[0].id}/file`
    const file = await world.ask(agency.home, { url: fileUrl, as: agency.marketer })
    expect(file.body).toContain('#LOG-1#')
    const { platforms } = await read()
    expect(platforms[0]).toMatchObject({ key: 'homegate', adverts: 1, lastHandOver: { state: 'done' } })
    const abroad = await plantAgency(world)
    expect((await world.ask(abroad.home, { url: fileUrl, as: abroad.marketer })).statusCode).toBe(404)
    await abroad.server.stop()
  })
})
