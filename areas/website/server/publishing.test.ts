import { describe, expect, it } from 'vitest'
import { multipartHeaders, multipartOf, type Part, pdf, png } from '#areas/files/server/testing/multipart.ts'
import { auditEntries } from '#platform/server/testing/auditing.ts'
import { useWorld } from '#platform/server/testing/world.ts'
import type { PageContent } from '../rules/content.ts'
import { withBlock, withoutBlock } from '../rules/page-edits.ts'
import { both, part } from '../rules/templates/template.ts'
import { examplePage } from '../rules/testing/example-page.ts'
import { deskOf, siteOf } from './testing/desk.ts'

const world = useWorld()

const formOf = (part: Part) => ({ payload: multipartOf([part]), headers: multipartHeaders })

async function scene() {
  const home = await world.workspace()
  const desk = deskOf(world, home, await world.person(home, 'admin'))
  return { home, desk }
}

const titled = (title: string): PageContent => ({ ...examplePage(), title: both(title, title) })

describe('publishing', () => {
  it('makes the draft what visitors read, and each version stays', async () => {
    const { home, desk } = await scene()
    await desk.save(titled('Eins'))
    expect((await siteOf(world, home)).status).toBe(404)
    const published = await desk.publish('Start')
    expect(published.json()).toMatchObject({ version: 2, published: { versionNumber: 1, note: 'Start' } })
    expect((await siteOf(world, home)).title).toBe('Eins')
    await desk.save(titled('Zwei'))
    expect((await siteOf(world, home)).title).toBe('Eins')
    await desk.publish()
    expect((await siteOf(world, home)).title).toBe('Zwei')
    const { versions, edited } = await desk.read()
    expect(versions.map((one: { versionNumber: number }) => one.versionNumber)).toEqual([2, 1])
    expect([edited.isDraft, edited.liveVersion]).toEqual([false, 2])
    const entries = await auditEntries(world, home, 'website.published')
    expect(entries.at(-1)?.changes).toEqual([
      { field: 'live_version', old: 1, new: 2 },
      { field: 'Seite', old: null, new: 'geändert: Titel der Seite' },
    ])
  })

  it('is refused block by block while something is missing', async () => {
    const { home, desk } = await scene()
    const { id } = await desk.upload('picture', formOf({ name: 'a.png', content: png }))
    const call = part('call', { label: both('a', 'b'), target: '#weg' })(examplePage().blocks)
    const page = withBlock(examplePage(), 'opening', (block) => ({
      ...block,
      picture: { fileId: id, alt: both('Haus', '') },
    }))
    await desk.save({ ...page, title: both('', ''), blocks: [...page.blocks, call] })
    const refused = await desk.publish()
    expect([refused.statusCode, refused.json().fields]).toEqual([
      422,
      {
        page: 'Der Titel der Seite fehlt.',
        opening: 'Der Alternativtext des Bildes fehlt.',
        call: 'Der Link führt zu einem Abschnitt, den es nicht gibt oder der ausgeblendet ist.',
      },
    ])
    expect((await siteOf(world, home)).status).toBe(404)
  })

  it('is refused when stale, and when nothing has changed', async () => {
    const { desk } = await scene()
    await desk.save(examplePage())
    expect((await desk.post('/publish', { version: 0 })).statusCode).toBe(409)
    await desk.publish()
    const again = await desk.publish()
    expect([again.statusCode, again.json().message]).toEqual([409, 'Keine Änderungen zu veröffentlichen.'])
  })

  it('opens the documents that the page names, and only while it is published', async () => {
    const { home, desk } = await scene()
    const { id } = await desk.upload('document', formOf({ name: 'plan.pdf', content: pdf }))
    const statusOf = async () => (await world.ask(home, { url: `/api/v1/public-files/${id}` })).statusCode
    const documents = part('documents', { documents: [{ fileId: id, name: both('Plan', 'Plan') }] })
    await desk.save({ ...examplePage(), blocks: [...examplePage().blocks, documents(examplePage().blocks)] })
    expect(await statusOf()).toBe(404)
    await desk.publish()
    expect(await statusOf()).toBe(200)
    await desk.save(withoutBlock((await desk.read()).edited.content, 'documents'))
    expect(await statusOf()).toBe(200)
    await desk.publish()
    expect(await statusOf()).toBe(404)
  })

  it.each(['/publish', '/unpublish', '/discard-draft', '/versions/1/restore'])(
    '%s needs an administrator',
    async (path) => {
      const { home } = await scene()
      const marketer = deskOf(world, home, await world.person(home, 'marketer'))
      expect((await marketer.post(path, { version: 0 })).statusCode).toBe(403)
    },
  )
})

describe('a published page', () => {
  it('is taken offline and published again', async () => {
    const { home, desk } = await scene()
    await desk.save(examplePage())
    expect((await desk.unpublish()).statusCode).toBe(409)
    await desk.publish()
    expect((await desk.post('/unpublish', { version: 1 })).statusCode).toBe(409)
    expect((await desk.unpublish()).statusCode).toBe(200)
    expect((await siteOf(world, home)).status).toBe(404)
    expect((await desk.publish()).json().published.versionNumber).toBe(2)
    expect((await siteOf(world, home)).status).toBeUndefined()
  })

  it('is edited again when the draft is discarded', async () => {
    const { desk } = await scene()
    await desk.save(titled('Eins'))
    const never = await desk.post('/discard-draft', { version: 1 })
    expect([never.statusCode, never.json().message]).toEqual([409, 'Die Website wurde noch nie veröffentlicht.'])
    await desk.publish()
    await desk.save(titled('Zwei'))
    const discarded = await desk.post('/discard-draft', { version: 3 })
    expect(discarded.json()).toMatchObject({ version: 4, isDraft: false, content: titled('Eins') })
  })

  it('comes back as a draft from an old version, unless another editor saved first', async () => {
    const { home, desk } = await scene()
    await desk.save(titled('Eins'))
    await desk.publish()
    await desk.save(titled('Zwei'))
    await desk.publish()
    expect((await desk.post('/versions/1/restore', { version: 1 })).statusCode).toBe(409)
    const restored = await desk.post('/versions/1/restore', { version: await desk.version() })
    expect(restored.json()).toMatchObject({ isDraft: true, liveVersion: 2, content: titled('Eins') })
    expect((await siteOf(world, home)).title).toBe('Zwei')
    expect((await desk.post('/versions/9/restore', { version: 5 })).statusCode).toBe(404)
  })

  it('of another workspace has no versions here', async () => {
    const { desk } = await scene()
    await desk.save(examplePage())
    await desk.publish()
    const { desk: elsewhere } = await scene()
    expect((await elsewhere.post('/versions/1/restore', { version: 0 })).statusCode).toBe(404)
  })
})
