// Tests the adapter against a server that speaks the protocol.

import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { printDocument } from '#platform/server/documents/printed-document.ts'
import { wordsOfPages } from '#platform/server/testing/pdf-words.ts'
import { startPandaDocDouble, type PandaDocDouble } from '../testing/pandadoc-double.ts'
import { pandaDoc } from './pandadoc.ts'
import { signingStates } from '#platform/rules/signing-state.ts'
import { isOver, type SigningProvider } from './signing-provider.ts'

let double: PandaDocDouble
let provider: SigningProvider
beforeAll(async () => {
  double = await startPandaDocDouble({ asksUntilDraft: 2 })
  provider = pandaDoc(double)
})
afterAll(() => double.stop())

const recipients = [{ email: 'a@post.example', firstName: 'Ana', lastName: 'Keller', role: 'Mietpartei 1', order: 1 }]
const create = () =>
  provider.createFromTemplate({
    templateId: 'miete-kurz',
    name: 'Mietvertrag Ana Keller',
    recipients,
    variables: { place_all_names: 'Ana Keller' },
    metadata: { tenancy: 'x' },
  })
const drafted = async () => {
  const id = await create()
  for (let asked = 0; asked < 3; asked++) await provider.statusOf(id)
  return id
}
const problemOf = (promise: Promise<unknown>) =>
  promise.then(
    () => 'none',
    (error: { problem?: string }) => error.problem,
  )

describe('documents at PandaDoc', () => {
  it('come from templates with their roles', async () => {
    expect((await provider.listTemplates()).map(({ id }) => id)).toEqual(['miete-wohnung', 'miete-kurz'])
    expect(await provider.rolesOf('miete-kurz')).toEqual(['Vermieterschaft', 'Mietpartei 1'])
  })

  it('are made in their own time, edited, sent, signed and fetched', async () => {
    const id = await create()
    expect(await provider.statusOf(id)).toBe('creating')
    expect(await problemOf(provider.send(id, { subject: 's', message: 'm' }))).toBe('conflict')
    await provider.statusOf(id)
    expect(await provider.statusOf(id)).toBe('draft')
    const session = await provider.openEditor(id, 'clerk@firm.example')
    expect(session.expiresAt.getTime()).toBeGreaterThan(Date.now())
    await provider.send(id, { subject: 's', message: 'm' })
    expect(await provider.statusOf(id)).toBe('sent')
    double.finish(id, 'document.completed')
    expect(await provider.statusOf(id)).toBe('completed')
    expect((await provider.download(id)).subarray(0, 5).toString()).toBe('%PDF-')
  })

  it('are made from a PDF, whose pages are followed by one with a place for each signature', async () => {
    const content = await printDocument({ title: 'A', language: 'de', author: 'B', foot: 'C' }, (sheet) =>
      sheet.paragraph('Reservationsgebühr'),
    )
    const buyers = ['Ana', 'Ćiro'].map((firstName, index) => ({
      email: `${index}@post.example`,
      firstName,
      lastName: 'Keller',
      role: `buyer${index + 1}`,
      order: 1,
    }))
    const id = await provider.createFromPdf({ name: 'Vereinbarung', content, recipients: buyers, metadata: {} })
    expect(await provider.statusOf(id)).toBe('creating')
    const [agreement = '', signatures = ''] = await wordsOfPages(await provider.download(id))
    expect(agreement).toContain('Reservationsgebühr')
    expect(agreement).not.toContain('{')
    for (const part of ['Ana Keller', '{signature:buyer1:signbuyer1_', 'Ćiro Keller', '{signature:buyer2:signbuyer2_'])
      expect(signatures).toContain(part)
    const broken = { name: 'Vereinbarung', content: Buffer.from('no PDF'), recipients: buyers, metadata: {} }
    await expect(provider.createFromPdf(broken)).rejects.toThrow('No PDF header found')
  })

  it('are withdrawn until they are signed', async () => {
    const id = await drafted()
    await provider.withdraw(id, 'Irrtum')
    expect(await provider.statusOf(id)).toBe('voided')
    const signed = await drafted()
    double.finish(signed, 'document.completed')
    expect(await problemOf(provider.withdraw(signed, 'zu spät'))).toBe('conflict')
  })

  it('fail in words of ours', async () => {
    expect(await problemOf(provider.statusOf('00000000'))).toBe('unknown')
    expect(await problemOf(pandaDoc({ url: double.url, key: 'wrong' }).listTemplates())).toBe('refused')
    expect(await problemOf(pandaDoc({ url: 'http://127.0.0.1:9', key: 'x' }).listTemplates())).toBe('unreachable')
  })

  it('are over in some states', () => {
    expect(signingStates.filter(isOver)).toEqual(['completed', 'declined', 'voided', 'error'])
  })
})
