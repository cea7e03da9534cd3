// Tests the website as a stranger reads it.

import { describe, expect, it } from 'vitest'
import { plantFlat } from '#areas/objects/server/testing/planting.ts'
import type { Workspace } from '#platform/server/context.ts'
import { inWorkspace } from '#platform/server/db/transaction.ts'
import { useWorld } from '#platform/server/testing/world.ts'
import type { PageContent } from '../../rules/content.ts'
import { both, pageOf, paragraph, part, question } from '../../rules/templates/template.ts'
import { examplePage } from '../../rules/testing/example-page.ts'
import { deskOf, siteOf } from '../testing/desk.ts'

const world = useWorld()

async function published(page: PageContent, fields: Parameters<typeof world.workspace>[0] = {}) {
  const home = await world.workspace(fields)
  const desk = deskOf(world, home, await world.person(home, 'admin'))
  await desk.save(page)
  const answer = await desk.publish()
  if (answer.statusCode !== 200) throw new Error(answer.body)
  return { home, desk }
}

const htmlOf = async (home: Workspace, query: Record<string, string> = {}) =>
  (await siteOf(world, home, query)).plain.source

const whole = (): PageContent =>
  pageOf({ title: both('Sägematt', 'Sägematt'), description: both('Neubau', 'Nouveau bâtiment') }, [
    part('opening', { title: both('Sägematt', 'Sägematt'), badge: both('Erstbezug', 'Première entrée') }),
    part('text', { title: both('Projekt', 'Projet'), text: paragraph('<strong>Sechs</strong> Häuser', '') }),
    part('facts', {
      title: both('Fakten', 'Faits'),
      facts: [{ label: both('Energie', 'Énergie'), value: both('Minergie', 'Minergie') }],
    }),
    part('location', { title: both('Lage', 'Situation'), address: both('Weg 1', 'Weg 1') }),
    part('questions', {
      title: both('Fragen', 'Questions'),
      questions: [question(['Wann?', 'Bald.'], ['Quand ?', 'Bientôt.'])],
    }),
    part('contact', {
      title: both('Kontakt', 'Contact'),
      isOfProject: false,
      person: 'Eva Roth',
      phone: '+41 44 000 00 00',
      email: 'eva@example.ch',
    }),
    part('call', {
      title: both('Los', 'Allez'),
      label: both('Zur Liste', 'Vers la liste'),
      target: '/public-object-list',
    }),
    part('video', {
      title: both('Film', 'Film'),
      label: both('Ansehen', 'Regarder'),
      target: 'https://video.example.ch/1',
    }),
  ])

describe('a stranger', () => {
  it('reads everything without a script, with a menu of the sections', async () => {
    const { home } = await published(whole())
    const html = await htmlOf(home)
    expect(html).toMatch(/<h1 id="opening-title">Sägematt<\/h1>/)
    expect(html).toContain('<strong>Sechs</strong> Häuser')
    expect(html).toContain('<summary>Wann?</summary>')
    expect(html).toContain('<a href="#questions">Fragen</a>')
    expect(html).not.toContain('href="#opening"')
    expect(html).toContain('href="mailto:eva@example.ch"')
    expect(html).toContain('href="/public-object-list?lang=de"')
    expect(html).toMatch(/href="https:\/\/video\.example\.ch\/1" rel="noopener"/)
    expect(html).toContain('(öffnet video.example.ch)')
    expect(html).not.toContain('<script')
  })

  it('reads it in French; a missing translation is marked with its language', async () => {
    const { home } = await published(whole())
    const html = await htmlOf(home, { lang: 'fr' })
    expect(html).toContain('Première entrée')
    expect(html).toMatch(/<div class="site-text" lang="de"><p><strong>Sechs<\/strong> Häuser/)
    const page = await siteOf(world, home, { lang: 'fr' })
    expect(page.description).toBe('Nouveau bâtiment')
    expect(page.canonical).toMatch(/\/website\?lang=fr$/)
    expect(page.languages.map(({ language }) => language)).toEqual(['de', 'fr'])
  })

  it('is shown texts as texts, whatever they hold', async () => {
    const evil = '</h1><script>alert(1)</script>" onload="x'
    const page = examplePage()
    const { home } = await published({
      ...page,
      title: both(evil, evil),
      blocks: page.blocks.map((block) => ({ ...block, title: both(evil, evil) })),
    })
    const html = await htmlOf(home)
    expect(html).not.toContain('<script>alert')
    expect(html).not.toContain('" onload="x')
    expect(html).toContain('&lt;script&gt;')
  })

  it('is not shown what was written into the database past the builder', async () => {
    const { home } = await published(whole())
    await inWorkspace(world.services.pool, home.id, (client) =>
      client.query(
        `update website_version set content = replace(content::text, '<strong>Sechs</strong>', '<script>x</script><img src=x onerror=y>')::jsonb`,
      ),
    )
    const html = await htmlOf(home)
    expect(html).not.toContain('<script')
    expect(html).not.toContain('onerror')
  })

  it('does not see hidden and empty blocks', async () => {
    const page = whole()
    const { home } = await published({
      ...page,
      blocks: [
        ...page.blocks.map((block) => (block.kind === 'facts' ? { ...block, isHidden: true } : block)),
        part('documents', { title: both('Unterlagen', 'Documents') })(page.blocks),
      ],
    })
    const html = await htmlOf(home)
    expect(html).not.toContain('Minergie')
    expect(html).not.toContain('Unterlagen')
  })

  it('finds nothing before it is published, in the look of the project', async () => {
    const home = await world.workspace()
    const page = await siteOf(world, home)
    expect([page.status, page.title]).toEqual([404, 'Diese Seite gibt es nicht'])
    expect(page.plain.source).toContain('plain-header')
  })

  it('is not served by an archived workspace', async () => {
    const { home } = await published(whole())
    await world.services.pool.query('update workspace set is_archived = true where id = $1', [home.id])
    world.quartier.workspaces.forget()
    expect((await world.ask(home, { url: '/website' })).statusCode).not.toBe(200)
  })
})

describe('the object table', () => {
  it('shows the objects of the public list with wish buttons, sorted by the address', async () => {
    const { home } = await published(examplePage())
    const small = await plantFlat(world, home, { rooms: 2.5, grossRent: 195_000, floor: 'EG' })
    const large = await plantFlat(world, home, { rooms: 4.5, grossRent: 100_000, floor: '3. OG' })
    const hidden = await plantFlat(world, home, { isPublished: false })
    const idsIn = (html: string) => [...html.matchAll(/data-wish="([^"]+)"/g)].map(([, id]) => id)
    const html = await htmlOf(home)
    expect(idsIn(html)).toEqual([large, small])
    expect(html).not.toContain(hidden)
    expect(idsIn(await htmlOf(home, { sort: 'rooms' }))).toEqual([small, large])
    expect(idsIn(await htmlOf(home, { sort: '-rooms' }))).toEqual([large, small])
    expect(await htmlOf(home, { sort: 'rooms', lang: 'fr' })).toMatch(
      /aria-sort="ascending">\s*<a href="\/website\?lang=fr&amp;sort=-rooms#objects"/,
    )
    expect(idsIn(await htmlOf(home, { sort: 'drop' }))).toEqual([large, small])
    expect(html).toMatch(/class="list-bar"[^>]*data-source="\/public-object-list\/wishes\?lang=de"/s)
  })

  it('hides the price of what is taken as the public list does', async () => {
    const { home } = await published(examplePage())
    await plantFlat(world, home, { progressState: 'rented', grossRent: 123_400 })
    const html = await htmlOf(home)
    expect(html).toContain('Vermietet')
    expect(html).not.toContain("1'234")
  })
})

describe('search engines', () => {
  it('find the page in robots.txt and the sitemap while it is published', async () => {
    const { home, desk } = await published(examplePage())
    const filesOf = async () => [
      (await world.ask(home, { url: '/robots.txt' })).body,
      (await world.ask(home, { url: '/sitemap.xml' })).body,
    ]
    const [robots, map] = await filesOf()
    expect(robots).toContain('Allow: /website\n')
    expect(map).toContain('/website</loc><lastmod>')
    await desk.unpublish()
    const [hidden, without] = await filesOf()
    expect(hidden).not.toContain('/website')
    expect(without).not.toContain('/website')
  })
})
