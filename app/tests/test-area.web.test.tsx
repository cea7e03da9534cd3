// A test-only area works with nothing but its web manifest: screen, panel, sections in the slots of other areas.

import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { text } from 'node:stream/consumers'
import type { ReactNode } from 'react'
import { prerenderToNodeStream } from 'react-dom/static'
import { beforeEach, expect, it, vi } from 'vitest'
import { slotPlace } from '#platform/contract/slot-place.ts'
import type { WebArea } from '#platform/web/shell/web-area.ts'
import { slotsLater, SlotsContext } from '#platform/web/slots/slot-source.ts'
import { slotsAtOnce } from '#platform/web/slots/slots-at-once.ts'
import { slot } from '#platform/web/slots/slot.tsx'
import { Slots } from '#platform/web/slots/Slots.tsx'
import { screensOf } from '../screens.ts'
import { areas } from '../areas.web.ts'

vi.hoisted(() => vi.stubGlobal('localStorage', { getItem: () => null }))

const shown = slotPlace<{ name: string }>('shown.main')
const prefetched: string[] = []
const says = (words: string) => async () => ({ default: ({ name }: { name: string }) => <p>{`${words} ${name}`}</p> })

const testArea: WebArea = {
  word: 'test-area',
  routes: [
    { name: 'visits', path: '/visits', layout: 'staff', page: async () => ({ default: () => null }), slots: [shown] },
  ],
  panels: [{ key: 'VisitEdit', title: 'visits', component: async () => ({ default: () => null }) }],
  slots: [
    slot(shown, { order: 250, load: says('late') }),
    slot(shown, {
      order: 150,
      load: says('early'),
      prefetch: async ({ params }) => void prefetched.push(params.id ?? ''),
    }),
    slot(shown, { order: 160, isShown: ({ name }) => name === 'house', load: says('only') }),
    slot(shown, { order: 170, permission: 'waitlist', load: says('permitted') }),
  ],
}
interface Place {
  name: string
}

const isPlace = (one: Place | Record<string, Place>): one is Place => typeof one['name'] === 'string'

const source = slotsAtOnce([...areas, testArea].flatMap(({ slots = [] }) => slots))

const drawn = async (what: ReactNode): Promise<string[]> => {
  const html = await text(
    (await prerenderToNodeStream(<QueryClientProvider client={new QueryClient()}>{what}</QueryClientProvider>)).prelude,
  )
  return [...html.matchAll(/<p>(.*?)<\/p>/g)].map(([, words = '']) => words)
}

beforeEach(() => void prefetched.splice(0))

it('brings its screen and its panel', () => {
  const screens = screensOf([...areas, testArea]).flatMap(({ routes }) => routes)
  expect(screens.filter(({ path }) => path === '/visits')).toHaveLength(1)
  const keys = [...areas, testArea].flatMap(({ panels = [] }) => panels.map(({ key }) => key))
  expect(keys).toContain('VisitEdit')
  expect(keys).toHaveLength(new Set(keys).size)
})

it('shows its sections between those of the page, by order, permission and condition', async () => {
  await source.preload?.([shown], { params: { id: '7' }, search: {}, queryClient: new QueryClient() })
  expect(prefetched).toEqual(['7'])
  const page = (name: string) => (
    <SlotsContext value={source}>
      <Slots place={shown} props={{ name }} own={{ 100: <p>first</p>, 200: <p>second</p> }} />
    </SlotsContext>
  )
  expect(await drawn(page('flat'))).toEqual(['first', 'early flat', 'second', 'late flat'])
  expect(await drawn(page('house'))).toEqual(['first', 'early house', 'only house', 'second', 'late house'])
})

it('leaves a public page as it is until the list of sections has come', async () => {
  const later = slotsLater(async () => testArea.slots ?? [])
  const page = (
    <SlotsContext value={later}>
      <Slots place={shown} props={{ name: 'flat' }} own={{ 100: <p>first</p> }} />
    </SlotsContext>
  )
  expect(await drawn(page)).toEqual(['first'])
  await later.load()
  expect(await drawn(page)).toEqual(['first', 'early flat', 'late flat'])
})

it('finds every place of a section, and no place twice', async () => {
  const modules = import.meta.glob<Record<string, Place | Record<string, Place>>>('../../areas/*/contract/places.ts')
  const exported = (await Promise.all(Object.values(modules).map((load) => load()))).flatMap((one) =>
    Object.values(one),
  )
  // A list exports its places together.
  const places = exported.flatMap((one) => (isPlace(one) ? [one] : Object.values(one)))
  const names = places.map(({ name }) => name)
  expect(names).toHaveLength(new Set(names).size)
  const used = areas.flatMap(({ slots = [] }) => slots.map(({ place }) => place))
  expect(used.length).toBeGreaterThan(10)
  expect(used.filter((place) => !names.includes(place))).toEqual([])
})
