// Both adapters against stand-ins that speak their protocols.

import { afterAll, describe, expect, it } from 'vitest'
import { startAspsmsDouble, startTwilioDouble } from '../testing/sms-doubles.ts'
import { smsProvider } from './sms-providers.ts'

const doubles = { ASPSMS: await startAspsmsDouble(), Twilio: await startTwilioDouble() }
afterAll(() => Promise.all(Object.values(doubles).map((double) => double.stop())))

const text = '123456 ist Ihr Code.\n\n@sale.quartier.example #123456'

describe.each(Object.entries(doubles))('%s', (name, double) => {
  it('sends a message', async () => {
    const provider = smsProvider(double.access)
    expect(provider.name).toBe(name)
    await provider.send({ to: '+41790000001', text })
    expect(double.messages).toEqual([{ to: '+41790000001', text }])
  })

  it('says whether it is the number, the way or the account', async () => {
    const send = (to: string, access = double.access) => smsProvider(access).send({ to, text })
    await expect(send('+41790000002')).rejects.toMatchObject({ problem: 'undeliverable' })
    await expect(send('+41790000003')).rejects.toMatchObject({ problem: 'unreachable' })
    const wrong = { ...double.access, password: 'wrong' }
    await expect(send('+41790000001', wrong)).rejects.toMatchObject({ problem: 'refused' })
    const nowhere = { ...double.access, url: 'http://127.0.0.1:9' }
    await expect(send('+41790000001', nowhere)).rejects.toMatchObject({ problem: 'unreachable' })
  })

  it('tries the account without sending', async () => {
    const before = double.messages.length
    await smsProvider(double.access).checkAccess()
    expect(double.messages.length).toBe(before)
    await expect(smsProvider({ ...double.access, password: 'wrong' }).checkAccess()).rejects.toMatchObject({
      problem: 'refused',
    })
  })
})
