// Into which files the web is cut. What a public page needs before anybody can use it lies by itself, in parts that a slow phone
// takes one by one; what only the back office needs lies beside it.

import { join } from 'node:path'

const root = join(import.meta.dirname, '..')

/** Sets everything in motion, and is therefore in none of the parts. */
export const beginning = 'app/product.ts'

/** Each with all that its files need, less what those before it brought: so none needs one that comes after it. */
const rooms = [
  { name: 'react', files: ['platform/web/shell/react.ts'] },
  { name: 'start', files: [beginning] },
  { name: 'frame', files: ['platform/web/shell/PublicLayout.tsx', 'platform/web/shell/FormLayout.tsx'] },
  { name: 'window', files: ['areas/objects/web/PublicListPage.tsx'] },
  { name: 'form', files: ['areas/application-form/web/LandingPage.tsx'] },
] as const

/** A part runs in one go, and none may take long: libraries are parts of their own, and so is what contracts make of one. */
const kinds: [name: string, is: RegExp][] = [
  ['react', /node_modules\/(?:react|react-dom|scheduler|use-sync-external-store)\//],
  ['schemas', /node_modules\/zod\//],
  ['router', /node_modules\/@tanstack\//],
  ['kit', /node_modules\//],
  ['contract', /\/(?:contract|rules)\//],
]

interface Modules {
  getModuleInfo(id: string): { importedIds: readonly string[] } | null
}

/** Nothing of these is left in the browser (`endpoints-in-browser.ts`) but what the back office asks for. */
const schemasAlone = /platform\/contract\/(?:table|file|fields)\.ts$/

/** The parts as groups of modules, those first that others need. */
export function publicParts() {
  let known: Map<string, string> | undefined
  const names = rooms.flatMap(({ name }) => [...kinds.map(([kind]) => `${name}-${kind}`), name])
  return names.map((part, place) => ({
    debugName: part,
    includeDependenciesRecursively: false,
    priority: names.length - place,
    name: (id: string, modules: Modules) => {
      known ??= partByModule(modules)
      return known.get(id) === part ? part : null
    },
  }))
}

function partByModule(modules: Modules): Map<string, string> {
  const parts = new Map<string, string>()
  for (const { name, files } of rooms) {
    const open: string[] = files.map((file) => join(root, file))
    for (let id = open.pop(); id !== undefined; id = open.pop()) {
      if (parts.has(id) || id.startsWith('\0') || schemasAlone.test(id)) continue
      const kind = kinds.find(([, is]) => is.test(id ?? ''))
      if (id !== join(root, beginning)) parts.set(id, kind ? `${name}-${kind[0]}` : name)
      open.push(...(modules.getModuleInfo(id)?.importedIds ?? []))
    }
  }
  return parts
}

/** Texts lie in one file for the frame of all pages, one for each public area, and one for all others. */
export const textParts = () =>
  ['de', 'fr'].flatMap((language) => [
    { name: `texts-frame-${language}`, test: new RegExp(`(?:platform|home)/texts/${language}\\.json$`), priority: 103 },
    { name: `texts-form-${language}`, test: new RegExp(`application-form/texts/${language}\\.json$`), priority: 102 },
    {
      name: `texts-window-${language}`,
      test: new RegExp(`(?:objects|buildings)/texts/${language}\\.json$`),
      priority: 101,
    },
    { name: `texts-${language}`, test: new RegExp(`texts/${language}\\.json$`), priority: 100 },
  ])

/** The screens that public pages begin with (`platform/server/http/page.ts`), by the files that make them. */
export const firstScreens = {
  window: ['platform/web/shell/PublicLayout.tsx', 'areas/objects/web/PublicListPage.tsx'],
} satisfies Record<string, string[]>
