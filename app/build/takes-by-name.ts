// Rewrites imports from a library's index file into imports from the files that define each export. The build can
// then split the web by the exports that each page uses.

import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Plugin } from 'vite'

const root = join(import.meta.dirname, '../..')

interface Library {
  file: string
  /** Library whose exports it re-exports unchanged. */
  beyond?: string
}

const libraries: Record<string, Library> = {
  '@mantine/core': { file: 'esm/index.mjs' },
  '@mantine/hooks': { file: 'esm/index.mjs' },
  '@tabler/icons-react': { file: 'dist/esm/tabler-icons-react.mjs' },
  '@tanstack/query-core': { file: 'build/modern/index.js' },
  '@tanstack/react-query': { file: 'build/modern/index.js', beyond: '@tanstack/query-core' },
  '@tanstack/router-core': { file: 'dist/esm/index.js' },
  '@tanstack/react-router': { file: 'dist/esm/index.js', beyond: '@tanstack/router-core' },
}

/** `import { Button } from "./Button.mjs"`, and the same with `export`. */
const offering = /(?:import|export) \{([^}]*)\} from ["'](\.[^"']+)["']/g

const taking = new RegExp(`import \\{([^}]*)\\} from ["'](${Object.keys(libraries).join('|')})["']`, 'g')

interface Place {
  file: string
  name: string
}

export function takesByName(): Plugin {
  const places = new Map<string, Map<string, Place>>()
  const placeOf = (library: string, name: string): Place | undefined => {
    const { beyond } = libraries[library] ?? {}
    return places.get(library)?.get(name) ?? (beyond === undefined ? undefined : placeOf(beyond, name))
  }
  const taken = (library: string, one: string): string => {
    if (one.startsWith('type ')) return `import type { ${one.slice(5)} } from '${library}'`
    const [name = '', own = name] = one.split(' as ')
    const place = placeOf(library, name)
    return place ? `import { ${place.name} as ${own} } from '${place.file}'` : `import { ${one} } from '${library}'`
  }
  return {
    name: 'takes-by-name',
    apply: 'build',
    enforce: 'pre',
    buildStart() {
      for (const [name, { file }] of Object.entries(libraries)) places.set(name, offersOf(name, file))
    },
    transform(code, id) {
      if (id.includes('node_modules') ? !/@(?:mantine|tanstack)\/.*\.m?js$/.test(id) : !/\.tsx?$/.test(id)) return null
      return code.replaceAll(
        taking,
        (whole, names: string, library: string) =>
          namesIn(names)
            .map((one) => taken(library, one))
            .join(';') || whole,
      )
    },
  }
}

const namesIn = (list: string): string[] =>
  list
    .split(',')
    .map((one) => one.trim())
    .filter(Boolean)

function offersOf(library: string, file: string): Map<string, Place> {
  const path = join(root, 'node_modules', library, file)
  const found = new Map<string, Place>()
  for (const [, names = '', from = ''] of readFileSync(path, 'utf8').matchAll(offering)) {
    for (const one of namesIn(names)) {
      const [name = '', shown = name] = one.split(' as ')
      found.set(shown, { file: join(dirname(path), from), name })
    }
  }
  return found
}
