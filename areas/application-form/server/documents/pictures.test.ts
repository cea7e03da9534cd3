// Images that applicants upload are normalised before they are stored, or refused with a helpful message.

import { PDFDocument } from '@cantoo/pdf-lib'
import { randomBytes } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { caseFile } from '#platform/server/testing/case-files.ts'
import { useWorld } from '#platform/server/testing/world.ts'
import { whitePng } from '#platform/server/testing/white-png.ts'
import { fillIn, plantObject, type Filling } from '../testing/planting.ts'

const world = useWorld()

async function start() {
  const home = await world.workspace()
  const filling = await fillIn(world, home, [await plantObject(world, home)])
  return { home, filling, ana: (await filling.read()).adults[0]?.key ?? '' }
}

async function handIn(filling: Filling, person: string, name: string, content: Buffer) {
  const form = new FormData()
  form.append('file', new Blob([new Uint8Array(content)]), name)
  const written = new Response(form)
  const answer = await filling.ask({
    method: 'POST',
    url: `/documents/${person}/tax_assessment`,
    headers: { 'content-type': written.headers.get('content-type') ?? '' },
    payload: Buffer.from(await written.arrayBuffer()),
  })
  const { uploaded, errors } = answer.json()
  return { file: uploaded[0], message: errors[0]?.message }
}

describe('a picture of an applicant', () => {
  it.each([
    ['scan-600dpi.png', 'image/png'],
    ['foto-exif-orientation-6.jpg', 'image/jpeg'],
    ['foto-iphone.heic', 'image/heic'],
  ])('%s is kept as it was uploaded, with a copy for documents beside it', async (name, contentType) => {
    const { home, filling, ana } = await start()
    const { file } = await handIn(filling, ana, name, caseFile(name))
    expect(file).toMatchObject({ displayName: name, contentType })
    const served = await world.ask(home, { url: file.url })
    expect(served.rawPayload.equals(caseFile(name))).toBe(true)
  })

  it('with more than 50 megapixels is refused', async () => {
    const { filling, ana } = await start()
    const white = whitePng({ width: 20_000, height: 13_000 })
    const { file, message } = await handIn(filling, ana, 'weiss.png', white)
    expect(file).toBeUndefined()
    expect(message).toBe('Das Bild hat mehr als 50 Megapixel. Bitte verkleinern oder als PDF hochladen.')
    expect((await filling.read()).documents).toEqual([])
  })

  it('of a kind that is not taken is refused with the kinds that are', async () => {
    const { filling, ana } = await start()
    const { message } = await handIn(filling, ana, 'bild.gif', Buffer.from('GIF89a\u0001\u0000\u0001\u0000'))
    expect(message).toBe('Dieser Dateityp ist nicht erlaubt. Möglich: PDF, PNG, JPG, WebP, HEIC')
  })
})

it('takes a PDF with a line before its mark, and not one whose mark comes too late', async () => {
  const { filling, ana } = await start()
  const pdf = Buffer.from('%PDF-1.4\n1 0 obj <<>> endobj\ntrailer <<>>\n%%EOF')
  const after = (before: number) => Buffer.concat([Buffer.alloc(before, '\n'), pdf])
  expect((await handIn(filling, ana, 'a.pdf', after(1000))).file).toMatchObject({ contentType: 'application/pdf' })
  expect((await handIn(filling, ana, 'b.pdf', after(1100))).message).toContain('Dieser Dateityp ist nicht erlaubt')
})

it('keeps no marks of direction in the name of a file', async () => {
  const { filling, ana } = await start()
  const { file } = await handIn(filling, ana, 'rlo\u202egnp.exe\u200b.png', caseFile('scan-600dpi.png'))
  expect(file.displayName).toBe('rlognp.exe.png')
})

describe('a file that nobody could read later', () => {
  it('is refused at once: a PDF that asks for a password, a broken picture, an empty file', async () => {
    const { filling, ana } = await start()
    const locked = await PDFDocument.create()
    locked.addPage()
    locked.encrypt({ userPassword: 'geheim', ownerPassword: 'geheimer' })
    const noise = Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), randomBytes(4000)])
    const said = async (name: string, content: Buffer) => (await handIn(filling, ana, name, content)).message
    expect(await said('passwort.pdf', Buffer.from(await locked.save()))).toBe(
      'Dieses PDF ist mit einem Passwort geschützt. Bitte ohne Passwort speichern und noch einmal hochladen.',
    )
    expect(await said('kaputt.jpg', noise)).toBe('Die Datei ist beschädigt oder nicht vollständig.')
    expect(await said('leer.pdf', Buffer.alloc(0))).toBe('Die Datei ist leer.')
    expect((await filling.read()).documents).toEqual([])
  })

  it('is taken if it opens without a password, though its changes are forbidden', async () => {
    const { filling, ana } = await start()
    const statement = await PDFDocument.create()
    statement.addPage()
    statement.encrypt({ ownerPassword: 'bank' })
    const { file } = await handIn(filling, ana, 'kontoauszug.pdf', Buffer.from(await statement.save()))
    expect(file).toMatchObject({ contentType: 'application/pdf' })
  })
})
