import { describe, expect, it } from 'vitest'
import { multipartHeaders, multipartOf, type Part, png, pdf } from '#areas/files/server/testing/multipart.ts'
import { auditEntries } from '#platform/server/testing/auditing.ts'
import { useWorld } from '#platform/server/testing/world.ts'
import { withBlock } from '../rules/page-edits.ts'
import { both, part } from '../rules/templates/template.ts'
import { examplePage } from '../rules/testing/example-page.ts'
import { deskOf } from './testing/desk.ts'

const world = useWorld()

const formOf = (part: Part) => ({ payload: multipartOf([part]), headers: multipartHeaders })

async function scene() {
  const home = await world.workspace()
  const admin = await world.person(home, 'admin')
  return { home, admin, desk: deskOf(world, home, admin) }
}

describe('the draft', () => {
  it('begins empty, is saved as a whole and read back', async () => {
    const { home, desk } = await scene()
    const before = await desk.read()
    expect([before.edited.version, before.edited.content.blocks, before.published]).toEqual([0, [], null])
    const saved = await desk.save(examplePage())
    expect([saved.statusCode, saved.json()]).toEqual([200, { version: 1, isDraft: true }])
    const { edited } = await desk.read()
    expect(edited.content).toEqual(examplePage())
    expect([edited.updatedBy, edited.isOwn, edited.liveVersion]).toEqual(['Nora Ammann', true, null])
    const [entry] = await auditEntries(world, home, 'website.draft_changed')
    expect(entry?.changes).toContainEqual({ field: 'Text «Projekt»', old: null, new: 'hinzugefügt' })
  })

  it('is not saved again when nothing has changed, even with a stale version', async () => {
    const { desk } = await scene()
    await desk.save(examplePage())
    expect((await desk.save(examplePage(), 0)).json()).toEqual({ version: 1, isDraft: true })
  })

  it('of another editor is not overwritten: 409 with their content', async () => {
    const { home, desk } = await scene()
    const other = deskOf(world, home, await world.person(home, 'admin', { firstName: 'Luc', lastName: 'Favre' }))
    await desk.save(examplePage())
    const theirs = { ...examplePage(), title: both('Ihr Titel', 'Leur titre') }
    expect((await other.save(theirs, 1)).statusCode).toBe(200)
    const late = await desk.save({ ...examplePage(), title: both('Mein Titel', 'Mon titre') }, 1)
    expect(late.statusCode).toBe(409)
    expect(late.json().current).toMatchObject({ version: 2, content: theirs, updatedBy: 'Luc Favre', isOwn: false })
    expect((await desk.read()).edited.content).toEqual(theirs)
  })

  it('of two first saves at once only one is taken', async () => {
    const { desk } = await scene()
    const other = { ...examplePage(), title: both('b', 'b') }
    const answers = await Promise.all([desk.save(examplePage(), 0), desk.save(other, 0)])
    expect(answers.map(({ statusCode }) => statusCode).toSorted((one, other) => one - other)).toEqual([200, 409])
  })

  it('loses scripts, styles and foreign pictures in its texts', async () => {
    const { desk } = await scene()
    const evil =
      '<p onclick="x()" style="position:fixed">a<script>alert(1)</script><img src=x onerror=y><iframe src="//z"></iframe><a href="java\tscript:x" onmouseover="y">b</a> <a href="//evil.ch">c</a></p>'
    await desk.save(withBlock(examplePage(), 'text', (block) => ({ ...block, text: both(evil, evil) })))
    const { edited } = await desk.read()
    expect(edited.content.blocks[1].text.de).toBe('<p>a<a>b</a> <a>c</a></p>')
  })

  it('is refused with a link that runs a script', async () => {
    const { desk } = await scene()
    const page = examplePage()
    const call = part('call', { label: both('a', 'b'), target: 'JavaScript:alert(1)' })(page.blocks)
    const refused = await desk.save({ ...page, blocks: [...page.blocks, call] })
    expect(refused.statusCode).toBe(422)
    expect(Object.values(refused.json().fields)).toEqual(['Erlaubt sind Adressen mit https, mailto oder tel.'])
  })

  it('needs an administrator', async () => {
    const { home } = await scene()
    const marketer = deskOf(world, home, await world.person(home, 'marketer'))
    expect((await marketer.post('', { version: 0, content: examplePage() })).statusCode).toBe(403)
  })

  it('of another workspace is not seen', async () => {
    const { desk } = await scene()
    await desk.save(examplePage())
    const { desk: elsewhere } = await scene()
    expect((await elsewhere.read()).edited.version).toBe(0)
  })
})

describe('pictures and documents', () => {
  const withPicture = (fileId: string) =>
    withBlock(examplePage(), 'opening', (block) => ({ ...block, picture: { fileId, alt: both('Haus', 'Maison') } }))

  it('are kept for the page; a picture is never served as it was uploaded', async () => {
    const { home, desk } = await scene()
    const { id } = await desk.upload('picture', formOf({ name: 'a.png', content: png, type: 'image/png' }))
    expect((await desk.save(withPicture(id))).statusCode).toBe(200)
    const served = await world.ask(home, { url: `/api/v1/public-files/${id}` })
    expect([served.statusCode, served.headers['content-type']]).toEqual([200, 'image/webp'])
  })

  it('are refused by their content, whatever their name says', async () => {
    const { desk } = await scene()
    const wrong = await desk.upload('picture', formOf({ name: 'a.png', content: pdf, type: 'image/png' }))
    expect([wrong.id, wrong.answer.json().errors.length]).toEqual([undefined, 1])
    const picture = await desk.upload('document', formOf({ name: 'a.pdf', content: png, type: 'application/pdf' }))
    expect(picture.id).toBeUndefined()
  })

  it('are taken only from the own website', async () => {
    const { desk } = await scene()
    const { desk: elsewhere } = await scene()
    const { id } = await elsewhere.upload('picture', formOf({ name: 'a.png', content: png }))
    expect((await desk.save(withPicture(id))).statusCode).toBe(422)
    const document = await desk.upload('document', formOf({ name: 'a.pdf', content: pdf }))
    expect((await desk.save(withPicture(document.id))).statusCode).toBe(422)
  })
})
