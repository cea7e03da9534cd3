import { PDFDocument } from '@cantoo/pdf-lib'
import { expect, it } from 'vitest'
import { isLocked } from '../documents/open-pdf.ts'

async function paper(passwords?: { userPassword?: string; ownerPassword: string }): Promise<Uint8Array> {
  const pdf = await PDFDocument.create()
  pdf.addPage().drawText('Lohnausweis')
  if (passwords) pdf.encrypt(passwords)
  return pdf.save()
}

it('is locked only if it asks for a password to be opened', async () => {
  expect(await isLocked({ pdf: await paper({ userPassword: 'geheim', ownerPassword: 'noch geheimer' }) })).toBe(true)
  expect(await isLocked({ pdf: await paper({ ownerPassword: 'nur gegen Änderungen' }) })).toBe(false)
  expect(await isLocked({ pdf: await paper() })).toBe(false)
})

it('is left to other programs if it cannot be parsed', async () => {
  expect(await isLocked({ pdf: Buffer.from('%PDF-1.4\n/Encrypt') })).toBe(false)
})
