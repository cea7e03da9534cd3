// Tests pictures within the rich text of mails.

import { describe, expect, it } from 'vitest'
import type { Workspace } from '#platform/server/context.ts'
import { useWorld, type Person } from '#platform/server/testing/world.ts'
import { multipartHeaders, multipartOf, pdf, png, type Part } from './testing/multipart.ts'

const world = useWorld()

async function scene() {
  const home = await world.workspace()
  return { home, clerk: await world.person(home, 'user') }
}

const upload = (home: Workspace, as: Person | null, part: Part) =>
  world.ask(home, {
    method: 'POST',
    url: '/api/v1/ckeditor-image-upload',
    payload: multipartOf([part]),
    headers: multipartHeaders,
    ...(as && { as }),
  })

describe('a picture for a mail', () => {
  it('is public at once, drawn anew, and nothing that its uploader could take away', async () => {
    const { home, clerk } = await scene()
    const answer = await upload(home, clerk, { name: 'Logo.png', content: png })
    expect(answer.json()).toMatchObject({ status: 'ok', errors: [] })
    const [file] = answer.json().uploaded
    expect(file).toMatchObject({ contentType: 'image/png', url: `/api/v1/public-files/${file.id}` })
    const shown = await world.ask(home, { url: file.url })
    expect(shown.headers['content-type']).toBe('image/png')
    expect(shown.rawPayload.length).toBe(file.size)
    const payload = { files: [{ url: file.url }] }
    const removed = await world.ask(home, { method: 'POST', url: '/api/v1/remove-files', payload, as: clerk })
    expect(removed.statusCode).toBe(404)
  })

  it('is no document, is a whole picture, and is sent by staff', async () => {
    const { home, clerk } = await scene()
    const document = await upload(home, clerk, { name: 'a.pdf', content: pdf })
    expect(document.json()).toMatchObject({ status: 'partial', uploaded: [] })
    const broken = await upload(home, clerk, { name: 'a.png', content: png.subarray(0, 40) })
    expect(broken.json()).toMatchObject({ status: 'partial', uploaded: [] })
    expect((await upload(home, null, { name: 'a.png', content: png })).statusCode).toBe(401)
  })
})
