import { text } from 'node:stream/consumers'
import { createMemoryHistory, createRootRoute, createRouter, RouterContextProvider } from '@tanstack/react-router'
import { prerenderToNodeStream } from 'react-dom/static'
import { beforeAll, expect, it, vi } from 'vitest'
import { TodaySection } from './TodaySection.tsx'

beforeAll(() => vi.stubGlobal('localStorage', { getItem: () => null }))

type Line = Parameters<typeof TodaySection>[0]['lines'][number]

const line = (given: Partial<Line>): Line => ({
  key: 'applications_new',
  topic: 'waits',
  icon: 'file-text',
  count: 3,
  capped: false,
  of: null,
  path: '/applications',
  search: { state: 'active.new' },
  action: null,
  ...given,
})

/** Texts are not loaded here, so each is shown as its key. */
async function drawn(lines: Line[]): Promise<string> {
  const router = createRouter({ routeTree: createRootRoute(), history: createMemoryHistory() })
  const page = (
    <RouterContextProvider router={router}>
      <TodaySection lines={lines} />
    </RouterContextProvider>
  )
  return text((await prerenderToNodeStream(page)).prelude)
}

it('says that nothing waits', async () => {
  expect(await drawn([])).toContain('home_today_none')
})

it('has a link per line to exactly these rows, under its topic', async () => {
  const html = await drawn([
    line({ key: 'offers_ending', topic: 'expires', search: { state: 'with_offer' } }),
    line({ action: { text: 'Durchsehen', path: '/applications/review' }, capped: true, count: 10_000 }),
  ])
  expect(html.indexOf('home_topic_expires')).toBeLessThan(html.indexOf('home_topic_waits'))
  expect(html).not.toContain('home_topic_missing')
  expect(html).toContain('href="/applications?state=with_offer"')
  expect(html).toMatch(/href="\/applications\/review\?state=active.new"[^>]*>Durchsehen/)
  expect(html).toMatch(/10&#x27;000(<!-- -->)?\+/)
})
