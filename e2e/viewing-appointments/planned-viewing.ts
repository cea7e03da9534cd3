// A viewing of the demo flat, planned and published by call.

import type { Page } from '@playwright/test'
import { dayAfter } from '../../platform/rules/calendar-day.ts'
import { ask, tell } from '../sign-in.ts'

interface Found {
  items: { value: string; displayName: string; address: string }[]
}

/**
 * Begins at midnight, so that it can be completed at any time of the day; the slots to book are tomorrow. Returns its
 * id and object.
 */
export async function publishViewing(page: Page, { kind, title }: { kind: 'slots' | 'invitation'; title: string }) {
  const { items } = await ask<Found>(page, 'user', '/api/v1/appointments/objects?search=LH12-201')
  const [object] = items
  if (!object) throw new Error('the demo flat is missing')
  const { ownId } = await ask<{ ownId: string }>(page, 'user', '/api/v1/appointments/init')
  const now = new Date()
  const { id } = await tell<{ id: string }>(page, 'user', '/api/v1/appointments/create', {
    kind,
    scope: 'objects',
    objects: [{ value: object.value, displayName: object.displayName }],
    title,
    place: 'Lindenhofstrasse 12, vor dem Hauseingang',
    host: { userId: ownId, name: '', phone: '' },
    days: [
      { date: dayAfter(now, 0), from: '00:00', to: '00:30' },
      { date: dayAfter(now, 1), from: '17:00', to: '18:30' },
    ],
    slotMinutes: 30,
    bufferMinutes: 0,
    parallel: 1,
    capacity: 2,
    mostPersons: 2,
    bookUntilHours: 0,
    offerMinutes: 240,
    texts: { de: 'Bitte läuten Sie bei der Verwaltung.', fr: 'Veuillez sonner chez la gérance.' },
    comment: '',
    repeat: null,
    publish: true,
  })
  return { id, objectId: object.value }
}
