// Defines the chunks of the web build. Code that a public page needs before it becomes interactive has its own
// chunks, which a slow phone evaluates one by one; code for the back office alone is separate.

import { join } from 'node:path'
import type { FirstScreen, PlainPart } from '../../platform/contract/page-parts.ts'

const root = join(import.meta.dirname, '../..')

/** Starts the product, so it belongs to none of the chunks. */
export const beginning = 'app/product.ts'

const rooms = 'app/areas.public.ts'

/** First screens of public pages (`platform/server/http/page.ts`), with the files that render them. */
export const firstScreens: Record<FirstScreen, string[]> = {
  window: [rooms, 'platform/web/shell/frame/PublicLayout.tsx', 'areas/objects/web/public-pages/PublicListPage.tsx'],
  form: [rooms, 'platform/web/shell/frame/FormLayout.tsx', 'areas/application-form/web/filling/LandingPage.tsx'],
  step: [rooms, 'platform/web/shell/frame/FormLayout.tsx', 'areas/application-form/web/filling/FillInPage.tsx'],
}

/** Pages without the web app: source, and the names of the built files. */
export const plainFiles: Record<PlainPart, { source: string; script: string; style: string }> = {
  list: {
    source: 'areas/objects/web/plain-list/plain-list.ts',
    script: 'plain-list.js',
    style: 'plain-list.css',
  },
  site: {
    source: 'areas/website/web/plain-site/plain-site.ts',
    script: 'plain-site.js',
    style: 'plain-site.css',
  },
}

/** Texts of a screen beyond those of every page. */
export const textsOfScreen: Record<FirstScreen, string[]> = {
  window: ['objects', 'buildings'],
  form: ['application-form'],
  step: ['application-form'],
}

/**
 * A chunk is evaluated in one task, which must stay short, so libraries have chunks of their own. Icons are only a
 * line each.
 */
const kinds: [name: string, is: RegExp][] = [
  ['react', /node_modules\/(?:react|react-dom|scheduler|use-sync-external-store)\//],
  ['schemas', /node_modules\/zod\//],
  ['router', /node_modules\/@tanstack\//],
  ['kit', /node_modules\/(?!@tabler\/)/],
  ['drawing', /shell\/react\.ts$/],
]

/** Entry of the rules that validate form input. */
const validity = 'areas/forms/rules/validity.ts'

/** In the browser, only the parts that the back office uses remain of these files (`endpoints-in-browser.ts`). */
const schemasAlone = /platform\/contract\/(?:table|file|fields)\.ts$/

interface Modules {
  getModuleInfo(id: string): { importedIds: readonly string[] } | null
}

/**
 * The parts as a group of modules: those that the same pages need, and of these each kind apart. What a module needs is needed by
 * at least the same pages, so no two parts need one another.
 */
export function publicParts() {
  let known: Map<string, string> | undefined
  return {
    debugName: 'public parts',
    includeDependenciesRecursively: false,
    name(this: void, id: string, modules: Modules) {
      known ??= partByModule(modules)
      return known.get(id) ?? null
    },
  }
}

/** The validation rules load right after the first step, without unrelated modules that only look similar. */
export function judgingPart() {
  let known: Set<string> | undefined
  return {
    name(this: void, id: string, modules: Modules) {
      known ??= neededBy([validity], modules)
      return known.has(id) ? 'judging' : null
    },
    includeDependenciesRecursively: false,
  }
}

function partByModule(modules: Modules): Map<string, string> {
  const pages = [['start', [beginning]] as const, ...Object.entries(firstScreens)]
  const needed = pages.map(([page, files]) => ({ page, ids: neededBy(files, modules) }))
  const [start] = needed
  const judging = neededBy([validity], modules)
  const all = new Set(needed.flatMap(({ ids }) => [...ids]))
  return new Map(
    [...all].map((id) => {
      const who = start?.ids.has(id) ? [start] : needed.filter(({ ids }) => ids.has(id))
      const kind = kinds.find(([, is]) => is.test(id))
      const users = who.map(({ page }) => page)
      // The validation rules load after the first step: they must not load a part that only another page needs.
      if (judging.has(id) && !users.includes('start') && !users.includes('step')) users.push('judging')
      return [id, [...users, ...(kind ? [kind[0]] : [])].join('-')]
    }),
  )
}

function neededBy(files: readonly string[], modules: Modules): Set<string> {
  const found = new Set<string>()
  const open = files.map((file) => join(root, file))
  const seen = new Set<string>()
  for (let id = open.pop(); id !== undefined; id = open.pop()) {
    if (seen.has(id) || id.startsWith('\0') || schemasAlone.test(id)) continue
    seen.add(id)
    if (id !== join(root, beginning)) found.add(id)
    open.push(...(modules.getModuleInfo(id)?.importedIds ?? []))
  }
  return found
}
