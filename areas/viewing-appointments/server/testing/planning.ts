// For tests: the calls of staff who plan appointments.

import type { Workspace } from '#platform/server/context.ts'
import type { Person, World } from '#platform/server/testing/world.ts'

export const path = '/api/v1/appointments'

/** Two slots on one day, for two persons each. */
export const examplePlan = {
  kind: 'slots',
  scope: 'general',
  objects: [] as { value: string; displayName: string }[],
  title: 'Lindenweg 4',
  place: 'Lindenweg 4, vor dem Hauseingang',
  host: { userId: null as string | null, name: 'Nora Ammann', phone: '' },
  days: [{ date: '2031-03-04', from: '17:00', to: '18:00' }],
  slotMinutes: 30,
  bufferMinutes: 0,
  parallel: 1,
  capacity: 2,
  mostPersons: 2,
  bookUntilHours: 2,
  offerMinutes: 60,
  texts: { de: 'Bitte klingeln', fr: '' },
  comment: 'Schlüssel beim Hauswart',
}

/** The calls of one person of the staff. */
export function staff(world: World, home: Workspace, as: Person) {
  const get = (url: string) => world.ask(home, { url: `${path}${url}`, as })
  const post = (url: string, payload: object = {}) =>
    world.ask(home, { method: 'POST', url: `${path}${url}`, payload, as })
  return {
    get,
    post,
    remove: (url: string) => world.ask(home, { method: 'DELETE', url: `${path}${url}`, as }),
    create: (changed: object = {}) => post('/create', { ...examplePlan, repeat: null, publish: false, ...changed }),
    edit: (id: string, changed: object) =>
      post(`/${id}/edit`, { ...examplePlan, version: 1, move: null, tellParticipants: true, ...changed }),
    read: async (id: string) => (await get(`/${id}/edit`)).json(),
    /** Books as staff for somebody who called. */
    add: async (id: string, slotId: string, changed: object = {}) =>
      (
        await post(`/${id}/participants`, {
          slotId,
          persons: 1,
          name: 'Beat Keller',
          email: null,
          phone: '',
          language: 'de',
          comments: '',
          ...changed,
        })
      ).json(),
  }
}
