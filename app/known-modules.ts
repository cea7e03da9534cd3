// Caches the locations of packages. Without it Node parses a package's whole list of entries again at each import of
// the package and within it; the 137 kB of drizzle-orm took a third of the start. Imported before everything else.

import { registerHooks } from 'node:module'

type Found = ReturnType<Parameters<typeof registerHooks>[0]['resolve'] & {}>

const known = new Map<string, Found>()
const root = new URL('..', import.meta.url).href
const packages = new URL('node_modules/', root).href
/** These packages are ES modules throughout and have a long `exports` list. */
const longListed = new URL('drizzle-orm/', packages).href

registerHooks({
  resolve(specifier, context, next) {
    const from = context.parentURL ?? ''
    const isRelative = specifier.startsWith('.')
    if (isRelative && from.startsWith(longListed))
      return { url: new URL(specifier, from).href, format: 'module', shortCircuit: true }
    // Our own files all resolve to the same packages; files inside packages may resolve to other versions.
    if (isRelative || !from.startsWith(root) || from.startsWith(packages)) return next(specifier, context)
    const key = `${context.conditions.join()} ${specifier}`
    const found = known.get(key) ?? { ...next(specifier, context), shortCircuit: true }
    known.set(key, found)
    return found
  },
})
