import { describe, expect, it } from 'vitest'
import { newId } from '#platform/server/ids.ts'
import { inWorkspace } from '#platform/server/db/transaction.ts'
import { useWorld } from '#platform/server/testing/world.ts'
import { fillIn, plantObject, type Filling } from '../testing/planting.ts'

const world = useWorld()

const pdf = Buffer.from('%PDF-1.4\n1 0 obj <<>> endobj\ntrailer <<>>\n%%EOF')

function upload(filling: Filling, path: string, files: { name: string; content: Buffer }[]) {
  const boundary = 'paper'
  const parts = files.map(({ name, content }) =>
    Buffer.concat([
      Buffer.from(
        `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="${name}"\r\ncontent-type: application/pdf\r\n\r\n`,
      ),
      content,
      Buffer.from('\r\n'),
    ]),
  )
  return filling.ask({
    method: 'POST',
    url: `/documents/${path}`,
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
    payload: Buffer.concat([...parts, Buffer.from(`--${boundary}--\r\n`)]),
  })
}

const start = async () => {
  const home = await world.workspace()
  const filling = await fillIn(world, home, [await plantObject(world, home)])
  const ana = (await filling.read()).adults[0]?.key ?? ''
  return { home, filling, ana }
}

describe('papers', () => {
  it('are handed in for a person, seen again and taken back', async () => {
    const { home, filling, ana } = await start()
    const answer = await upload(filling, `${ana}/tax_assessment`, [{ name: 'Ausweis Ana.pdf', content: pdf }])
    expect(answer.json()).toMatchObject({
      status: 'ok',
      uploaded: [
        { key: 'tax_assessment', displayName: 'Ausweis Ana.pdf', person: ana, contentType: 'application/pdf' },
      ],
    })
    const [document] = (await filling.read()).documents
    const served = await world.ask(home, { url: document?.url ?? '' })
    expect(served.rawPayload.equals(pdf)).toBe(true)
    expect((await filling.ask({ method: 'DELETE', url: `/documents/${document?.id}` })).statusCode).toBe(200)
    expect((await filling.read()).documents).toEqual([])
    expect((await world.ask(home, { url: document?.url ?? '' })).statusCode).toBe(404)
  })

  it('go with the application when it is sent, and may follow later', async () => {
    const { home, filling, ana } = await start()
    await upload(filling, `${ana}/further_documents`, [{ name: 'a.pdf', content: pdf }])
    await filling.submit()
    const stateOf = async () => {
      const { rows } = await inWorkspace(world.services.pool, home.id, (client) =>
        client.query('select documents from application'),
      )
      return rows[0].documents
    }
    expect(await stateOf()).toBe('partial')
    await inWorkspace(world.services.pool, home.id, (client) =>
      client.query(`update application set progress_state = 'with_offer'`),
    )
    await upload(filling, `${ana}/copy_of_id`, [{ name: 'b.pdf', content: pdf }])
    expect(await stateOf()).toBe('complete')
    expect((await filling.read()).documents.map(({ key }) => key)).toEqual(['further_documents', 'copy_of_id'])
  })

  it('that only the chosen one owes are not taken of a draft', async () => {
    const { filling, ana } = await start()
    const { uploaded, errors } = (await upload(filling, `${ana}/copy_of_id`, [{ name: 'a.pdf', content: pdf }])).json()
    expect(uploaded).toEqual([])
    expect(JSON.stringify(errors)).toContain('Diese Unterlage wird erst von der ausgewählten Person verlangt')
  })

  it('of the wrong type are refused, the others still come in', async () => {
    const { filling, ana } = await start()
    const answer = await upload(filling, `${ana}/tax_assessment`, [
      { name: 'virus.exe', content: Buffer.from('MZ nothing good') },
      { name: `${'lang'.repeat(60)}.pdf`, content: pdf },
      { name: 'ausweis.pdf', content: pdf },
    ])
    const { uploaded, errors } = answer.json()
    expect(uploaded).toHaveLength(1)
    expect(errors.map(({ file_names }: { file_names: string[] }) => file_names[0]?.slice(0, 4))).toEqual([
      'viru',
      'lang',
    ])
  })

  it('have their place: no unknown field, no unknown person, no more than fit', async () => {
    const { filling, ana } = await start()
    const one = [{ name: 'a.pdf', content: pdf }]
    for (const path of [
      `${ana}/salary_slip`,
      `${newId()}/tax_assessment`,
      'household/tax_assessment',
      `${ana}/firstname`,
    ]) {
      const { uploaded, errors } = (await upload(filling, path, one)).json()
      expect([uploaded.length, errors.length]).toEqual([0, 1])
    }
    const four = Array.from({ length: 4 }, (_, index) => ({ name: `${index}.pdf`, content: pdf }))
    const { uploaded, errors } = (await upload(filling, `${ana}/tax_assessment`, four)).json()
    expect([uploaded.length, errors.length]).toEqual([3, 1])
  })

  it('open to nobody else', async () => {
    const { home, filling, ana } = await start()
    const other = await start()
    await upload(filling, `${ana}/tax_assessment`, [{ name: 'a.pdf', content: pdf }])
    const [document] = (await filling.read()).documents
    const stolen = document?.url.replace(filling.slug, other.filling.slug).replace(filling.token, other.filling.token)
    expect((await world.ask(home, { url: stolen ?? '' })).statusCode).toBe(404)
    expect(
      (await world.ask(home, { url: document?.url.replace(filling.token, other.filling.token) ?? '' })).statusCode,
    ).toBe(404)
    expect((await other.filling.ask({ method: 'DELETE', url: `/documents/${document?.id}` })).statusCode).toBe(404)
    expect((await filling.read()).documents).toHaveLength(1)
  })

  it('of a person leave with the person', async () => {
    const { filling, ana } = await start()
    await upload(filling, `${ana}/tax_assessment`, [{ name: 'a.pdf', content: pdf }])
    await filling.ask({ method: 'DELETE', url: `/adults/${ana}` })
    expect((await filling.read()).documents).toEqual([])
  })
})
