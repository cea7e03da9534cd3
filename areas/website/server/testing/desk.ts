// An administrator's page builder, for tests: the calls by name, and the public page.

import type { Workspace } from '#platform/server/context.ts'
import { asSystem } from '#platform/server/jobs/handlers.ts'
import type { Person, World } from '#platform/server/testing/world.ts'
import type { PageContent } from '../../rules/content.ts'
import { readSitePage } from '../public-page/site-page.ts'

const root = '/api/v1/settings/page-builder'

/** A multipart form with one file. */
interface SentForm {
  payload: Buffer
  headers: Record<string, string>
}

export function deskOf(world: World, home: Workspace, as: Person) {
  const post = (path: string, payload: object) =>
    world.ask(home, { as, method: 'POST', url: `${root}${path}`, payload })
  const read = async () => (await world.ask(home, { as, url: root })).json()
  const version = async (): Promise<number> => (await read()).edited.version
  return {
    read,
    version,
    versionAt: (number: number) => world.ask(home, { as, url: `${root}/versions/${number}` }),
    post,
    save: async (content: PageContent, seen?: number) => post('', { version: seen ?? (await version()), content }),
    publish: async (note = '') => post('/publish', { version: await version(), note }),
    unpublish: async () => post('/unpublish', { version: await version() }),
    upload: async (kind: 'picture' | 'document', form: SentForm) => {
      const url = `${root}/${kind}`
      const answer = await world.ask(home, { as, method: 'POST', url, ...form })
      const id: string = answer.json().uploaded[0]?.id
      return { answer, id }
    },
  }
}

/** The page as a stranger reads it. */
export const siteOf = (world: World, home: Workspace, query: Record<string, string> = {}) =>
  asSystem(world.services, home, (ctx) =>
    readSitePage(query['lang'] === 'fr' ? { ...ctx, language: 'fr' } : ctx, {}, query),
  )
