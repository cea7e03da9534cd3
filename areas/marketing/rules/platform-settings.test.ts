import { describe, expect, it } from 'vitest'
import {
  emptyAccount,
  isConnected,
  missingIn,
  platformSettings,
  usualPort,
  type PlatformAccount,
} from './platform-settings.ts'
import { platforms, protocolsOf, usualProtocol } from './platforms.ts'

const complete: PlatformAccount = {
  ...emptyAccount('newhome'),
  isOn: true,
  host: 'ftp.newhome.ch',
  user: 'lindenhof',
  agencyId: 'A1',
  sealedSecret: 'sealed',
}
const nothing = { host: '', user: '', agencyId: '', senderId: '', sealedSecret: '' }

describe('an account at a portal', () => {
  it('is off at first, with the host where it is known', () => {
    const settings = platformSettings.parse({})
    expect(platforms.map((platform) => [platform, settings[platform].isOn, settings[platform].host])).toEqual([
      ['homegate', false, 'ftp.homegate.ch'],
      ['newhome', false, ''],
      ['immoscout', false, ''],
      ['icasa', false, ''],
      ['flatfox', false, 'flatfox.ch'],
    ])
  })

  it.each([
    [{}, []],
    [{ protocol: 'ftps' }, []],
    [{ protocol: 'sftp', user: ' ' }, ['user']],
    [{ protocol: 'ftp', ...nothing }, ['host', 'user', 'agencyId', 'senderId', 'secret']],
    [{ protocol: 'ftps', ...nothing }, ['host', 'user', 'agencyId', 'senderId', 'secret']],
    [{ protocol: 'sftp', ...nothing }, ['host', 'user', 'agencyId', 'senderId', 'secret']],
    [{ protocol: 'flatfox', ...nothing }, ['host', 'secret']],
    [{ protocol: 'practice', ...nothing }, []],
  ] as const)('with %j lacks %j', (fields, missing) => {
    const account = { ...complete, ...fields }
    expect(missingIn(account)).toEqual(missing)
    expect([isConnected(account), isConnected({ ...account, isOn: false })]).toEqual([missing.length === 0, false])
  })
})

describe('the protocols', () => {
  it.each([
    ['homegate', false, ['ftp', 'ftps', 'sftp'], 'ftp'],
    ['homegate', true, ['ftp', 'ftps', 'sftp', 'practice'], 'ftp'],
    ['flatfox', false, ['ftp', 'ftps', 'sftp', 'flatfox'], 'flatfox'],
  ] as const)('of %s (demo: %s) are %j, first %s', (platform, isDemo, possible, usual) => {
    expect(protocolsOf(platform, { isDemo })).toEqual(possible)
    expect(usualProtocol(platform)).toBe(usual)
  })

  it('have their usual ports', () => {
    expect(usualPort).toMatchObject({ ftp: 21, ftps: 21, sftp: 22, flatfox: 443 })
  })
})
