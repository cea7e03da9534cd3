import { MantineProvider } from '@mantine/core'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createMemoryHistory, createRootRoute, createRouter, RouterContextProvider } from '@tanstack/react-router'
import { text } from 'node:stream/consumers'
import { prerenderToNodeStream } from 'react-dom/static'
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import type { BookingPage } from '../../contract/booking.ts'
import { emptyDraft, type BookingDraft, type Hold } from './booking-draft.ts'
import { BookingSteps } from './BookingSteps.tsx'

const kept = new Map<string, string>()

beforeAll(() => {
  vi.stubGlobal('localStorage', { getItem: () => null })
  vi.stubGlobal('sessionStorage', { getItem: (key: string) => kept.get(key) ?? null })
})
beforeEach(() => kept.clear())

const minute = 60_000
const slot = {
  id: 'a',
  startsAt: '2027-03-02T16:30:00.000Z',
  endsAt: '2027-03-02T17:00:00.000Z',
  lane: 1,
  capacity: 10,
  free: 4,
  waiting: 0,
  isOpen: true,
}
const appointment = {
  id: 'appointment',
  kind: 'slots' as const,
  title: 'Lindenweg 4',
  place: 'Vor dem Hauseingang',
  text: '',
  objects: [],
  hostTitle: 'Nora Ammann',
  bookUntilHours: 2,
  mostPersons: 3,
  slots: [slot],
}
const page: BookingPage = {
  template: 'default',
  projectName: 'Muster AG',
  object: null,
  person: null,
  declinedAt: null,
  booking: null,
  appointments: [appointment],
}
const held = (minutes: number, changed: Partial<Hold> = {}): Hold => ({
  appointmentSlug: 'secret',
  slotId: 'a',
  state: 'held',
  place: null,
  until: new Date(Date.now() + minutes * minute).toISOString(),
  ...changed,
})

const router = createRouter({ routeTree: createRootRoute(), history: createMemoryHistory() })

/** Texts are shown as their keys. */
async function drawn(draft: Partial<BookingDraft>, changed: Partial<BookingPage> = {}): Promise<string> {
  kept.set('viewing-booking-object', JSON.stringify({ ...emptyDraft, ...draft }))
  const { prelude } = await prerenderToNodeStream(
    <MantineProvider env="test">
      <QueryClientProvider client={new QueryClient()}>
        <RouterContextProvider router={router}>
          <BookingSteps page={{ ...page, ...changed }} slugs={{ objectSlug: 'object' }} />
        </RouterContextProvider>
      </QueryClientProvider>
    </MantineProvider>,
  )
  return text(prelude)
}

const shown = (html: string, words: readonly string[]) =>
  words.filter((word) => html.includes(`viewing_appointments_${word}`))
const steps = ['public_hold', 'public_contact', 'public_code_title'] as const

describe('a booking', () => {
  it('begins with the choice of a slot', async () => {
    const html = await drawn({})
    expect(shown(html, steps)).toEqual(['public_hold'])
    expect(html.match(/type="radio"/g)).toHaveLength(1)
  })

  it('says that there is none to choose', async () => {
    expect(await drawn({}, { appointments: [] })).toContain('viewing_appointments_public_none')
  })

  it('asks for the contact while the seat is held, and keeps what was typed', async () => {
    const contact = { name: 'Anna Muster', email: 'anna@example.ch', phone: '' }
    const html = await drawn({ step: 'contact', slotId: 'a', hold: held(5), contact })
    expect(shown(html, steps)).toEqual(['public_contact'])
    expect(html).toContain('value="anna@example.ch"')
    expect(html).toContain('viewing_appointments_public_held_until')
  })

  it('asks an invited person for no contact', async () => {
    const person = { name: 'Anna Muster', email: 'anna@example.ch', phone: '', language: 'de' as const }
    const html = await drawn({ step: 'contact', slotId: 'a', hold: held(5) }, { person })
    expect(html).toContain('viewing_appointments_public_book_as')
    expect(html).not.toContain('type="email"')
  })

  it('offers the line when the seat is only a place in it', async () => {
    const html = await drawn({ step: 'contact', slotId: 'a', hold: held(5, { state: 'queued', place: 2 }) })
    expect(shown(html, ['public_book_line', 'public_queued_until'])).toHaveLength(2)
  })

  it('asks for the mailed code at last', async () => {
    const html = await drawn({ step: 'code', slotId: 'a', hold: held(15) })
    expect(shown(html, steps)).toEqual(['public_code_title'])
  })

  it('leads back to the slots with a message once the hold is over', async () => {
    const html = await drawn({ step: 'code', slotId: 'a', hold: held(-1) })
    expect(shown(html, steps)).toEqual(['public_hold'])
    expect(html).toContain('viewing_appointments_hold_over')
  })
})
