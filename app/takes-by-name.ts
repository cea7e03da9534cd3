// Libraries that offer a thousand things through one file: each thing is taken from where it is written. A page then needs what it
// names, and the files of the web can be cut by that.

import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Plugin } from 'vite'

const root = join(import.meta.dirname, '..')

const barrels = [
  { name: '@mantine/core', file: 'esm/index.mjs', offer: /import \{([^}]*)\} from "(\.[^"]+)"/g },
  {
    name: '@tabler/icons-react',
    file: 'dist/esm/tabler-icons-react.mjs',
    offer: /export \{([^}]*)\} from '(\.[^']+)'/g,
  },
]

const taking = /import \{([^}]*)\} from '(@mantine\/core|@tabler\/icons-react)'/g

export function takesByName(): Plugin {
  const places = new Map<string, Map<string, { from: string; as: string }>>()
  return {
    name: 'takes-by-name',
    apply: 'build',
    enforce: 'pre',
    buildStart() {
      for (const { name, file, offer } of barrels) places.set(name, offersOf(name, file, offer))
    },
    transform(code, id) {
      if (id.includes('node_modules') || !/\.tsx?$/.test(id)) return null
      return code.replaceAll(taking, (whole, names: string, library: string) => {
        const lines = names
          .split(',')
          .map((one) => one.trim())
          .filter(Boolean)
          .map((one) => {
            if (one.startsWith('type ')) return `import type { ${one.slice(5)} } from '${library}'`
            const [taken = '', own = taken] = one.split(' as ')
            const place = places.get(library)?.get(taken)
            return place
              ? `import { ${place.as} as ${own} } from '${place.from}'`
              : `import { ${one} } from '${library}'`
          })
        return lines.join(';') || whole
      })
    },
  }
}

function offersOf(name: string, file: string, offer: RegExp): Map<string, { from: string; as: string }> {
  const folder = join(root, 'node_modules', name)
  const path = join(folder, file)
  const found = new Map<string, { from: string; as: string }>()
  for (const [, names = '', from = ''] of readFileSync(path, 'utf8').matchAll(offer)) {
    for (const one of names.split(',').map((text) => text.trim())) {
      const [original = '', shown = original] = one.split(' as ')
      found.set(shown, { from: join(dirname(path), from), as: original })
    }
  }
  return found
}
