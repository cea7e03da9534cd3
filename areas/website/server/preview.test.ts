import { describe, expect, it } from 'vitest'
import { useWorld } from '#platform/server/testing/world.ts'
import { withBlock } from '../rules/page-edits.ts'
import { both } from '../rules/templates/template.ts'
import { examplePage } from '../rules/testing/example-page.ts'
import { deskOf, siteOf } from './testing/desk.ts'

const world = useWorld()

async function scene() {
  const home = await world.workspace()
  return { home, desk: deskOf(world, home, await world.person(home, 'admin')) }
}

describe('the preview', () => {
  it('shows content that is not saved, in the chosen language, and saves nothing', async () => {
    const { home, desk } = await scene()
    const content = withBlock(examplePage(), 'text', (block) => ({
      ...block,
      text: both('', '<p>Six immeubles<script>alert(1)</script></p>'),
    }))
    const { html, look, title } = (await desk.post('/preview', { content, language: 'fr' })).json()
    expect(html).toContain('<p>Six immeubles</p>')
    expect(html).toContain('aria-label="Sections"')
    expect([title, look.includes('--q-accent')]).toEqual(['Sägematt', true])
    expect((await desk.read()).edited.version).toBe(0)
    expect((await siteOf(world, home)).status).toBe(404)
  })

  it('refuses what could not be saved either', async () => {
    const { desk } = await scene()
    const [first] = examplePage().blocks
    const content = { ...examplePage(), blocks: [first, first] }
    expect((await desk.post('/preview', { content, language: 'de' })).statusCode).toBe(422)
  })

  it('needs an administrator', async () => {
    const { home } = await scene()
    const marketer = deskOf(world, home, await world.person(home, 'marketer'))
    expect((await marketer.post('/preview', { content: examplePage(), language: 'de' })).statusCode).toBe(403)
  })
})

describe('a published version', () => {
  it('is read with its author and note, in its own workspace only', async () => {
    const { home, desk } = await scene()
    await desk.save(examplePage())
    await desk.publish('Start')
    const read = await desk.versionAt(1)
    expect(read.json()).toMatchObject({
      versionNumber: 1,
      note: 'Start',
      publishedBy: 'Nora Ammann',
      content: examplePage(),
    })
    expect((await desk.versionAt(2)).statusCode).toBe(404)
    const { desk: elsewhere } = await scene()
    expect((await elsewhere.versionAt(1)).statusCode).toBe(404)
    const marketer = deskOf(world, home, await world.person(home, 'marketer'))
    expect((await marketer.versionAt(1)).statusCode).toBe(403)
  })
})
