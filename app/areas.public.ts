// The rooms that a page for the public goes on with when it came with something to read. Whoever goes elsewhere from there gets
// another page, with all of them (`areas.web.ts`).

import { applicationFormRoutes } from '#areas/application-form/web/routes.ts'
import { homeParts } from '#areas/home/web/routes.ts'
import { objectRoutes } from '#areas/objects/web/routes.ts'
import type { ShellParts, WebArea } from '#platform/web/shell/web-area.ts'

const forPublic = ({ layout }: (typeof objectRoutes)[number]) => layout === 'public' || layout === 'form'

export const areas: readonly WebArea[] = [
  { word: 'objects', routes: objectRoutes.filter(forPublic) },
  { word: 'application-form', routes: applicationFormRoutes.filter(forPublic) },
]

/** Nobody is signed in here. */
export const parts: ShellParts = { ...homeParts, signOut: async () => {}, countUnread: async () => 0 }
