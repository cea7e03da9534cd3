// How the web is cut: what a public page needs lies by itself, and nothing needs what comes after it.

import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { takesByName } from './takes-by-name.ts'
import { publicParts } from './web-parts.ts'

const at = (path: string) => join(import.meta.dirname, '..', path)

describe('the parts', () => {
  const graph: Record<string, string[]> = {
    'platform/web/shell/react.ts': ['node_modules/react-dom/client.js'],
    'app/product.ts': ['platform/web/shell/start.tsx', 'platform/contract/session.ts'],
    'platform/web/shell/start.tsx': ['node_modules/react-dom/client.js', 'node_modules/@tanstack/x/index.js'],
    'platform/contract/session.ts': ['node_modules/zod/index.js'],
    'areas/objects/web/PublicListPage.tsx': ['platform/web/shell/start.tsx', 'areas/objects/contract/public.ts'],
    'areas/objects/contract/public.ts': ['node_modules/zod/index.js'],
  }
  const modules = {
    getModuleInfo: (id: string) => ({
      importedIds: Object.entries(graph).flatMap(([path, needs]) => (at(path) === id ? needs.map(at) : [])),
    }),
  }
  const partOf = (path: string) =>
    publicParts()
      .map(({ name }) => name(at(path), modules))
      .find(Boolean)

  it.each([
    ['node_modules/react-dom/client.js', 'react-react'],
    ['node_modules/@tanstack/x/index.js', 'start-router'],
    ['node_modules/zod/index.js', 'start-schemas'],
    ['platform/contract/session.ts', 'start-contract'],
    ['platform/web/shell/start.tsx', 'start'],
    ['areas/objects/contract/public.ts', 'window-contract'],
    ['areas/objects/web/PublicListPage.tsx', 'window'],
    ['app/product.ts', undefined],
    ['areas/objects/web/ObjectDetailsPage.tsx', undefined],
  ])('%s lies in %s', (path, part) => {
    expect(partOf(path)).toBe(part)
  })

  it('come before those that need them', () => {
    const order = publicParts().toSorted((one, other) => other.priority - one.priority)
    const names = order.map(({ debugName }) => debugName)
    expect(names.indexOf('start-router')).toBeLessThan(names.indexOf('start'))
    expect(names.indexOf('start')).toBeLessThan(names.indexOf('window-contract'))
  })
})

describe('what is taken from a library', () => {
  const plugin = takesByName()
  const transform = (code: string): unknown => {
    if (typeof plugin.buildStart !== 'function' || typeof plugin.transform !== 'function')
      throw new Error('not a plugin')
    Reflect.apply(plugin.buildStart, undefined, [])
    return Reflect.apply(plugin.transform, undefined, [code, '/web/A.tsx'])
  }

  it('is taken from where it is written, under its own name', () => {
    const code = String(transform("import { Button as Press, rem, type ButtonProps } from '@mantine/core'\n"))
    expect(code).toMatch(/import \{ Button as Press \} from '[^']*\/components\/Button\/Button\.mjs'/)
    expect(code).toMatch(/import \{ rem as rem \} from '[^']*\/rem\.mjs'/)
    expect(code).toContain("import type { ButtonProps } from '@mantine/core'")
  })

  it('is a picture from its own file', () => {
    const code = String(transform("import { IconCheck } from '@tabler/icons-react'\n"))
    expect(code).toMatch(/import \{ default as IconCheck \} from '[^']*\/icons\/IconCheck\.mjs'/)
  })
})
