// Splitting of the web: a public page's code is separate, and no part needs a later one.

import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { askedFor, lightened } from './endpoints-in-browser.ts'
import { takesByName } from './takes-by-name.ts'
import { publicParts } from './web-parts.ts'

const at = (path: string) => join(import.meta.dirname, '../..', path)

describe('the parts', () => {
  const graph: Record<string, string[]> = {
    'app/product.ts': ['platform/web/shell/start.tsx', 'platform/contract/session.ts'],
    'platform/web/shell/start.tsx': ['platform/web/shell/react.ts', 'node_modules/@tanstack/x/index.js'],
    'platform/web/shell/react.ts': ['node_modules/react-dom/client.js'],
    'platform/contract/session.ts': ['platform/contract/table.ts'],
    'areas/objects/web/public-pages/PublicListPage.tsx': [
      'platform/web/shell/start.tsx',
      'areas/objects/contract/public.ts',
    ],
    'areas/application-form/web/filling/FillInPage.tsx': ['node_modules/@mantine/core/Input.mjs'],
    'areas/application-form/web/filling/LandingPage.tsx': ['areas/application-form/web/filling/FormFrame.tsx'],
  }
  const shared = {
    'areas/application-form/web/filling/FillInPage.tsx': ['areas/application-form/web/filling/FormFrame.tsx'],
    'areas/application-form/web/filling/FormFrame.tsx': ['node_modules/@tabler/icons-react/IconCheck.mjs'],
  }
  const modules = {
    getModuleInfo: (id: string) => ({
      importedIds: [...Object.entries(graph), ...Object.entries(shared)].flatMap(([path, needs]) =>
        at(path) === id ? needs.map(at) : [],
      ),
    }),
  }
  const { name } = publicParts()

  it.each([
    ['node_modules/react-dom/client.js', 'start-react'],
    ['platform/web/shell/react.ts', 'start-drawing'],
    ['node_modules/@tanstack/x/index.js', 'start-router'],
    ['platform/contract/session.ts', 'start'],
    ['platform/web/shell/start.tsx', 'start'],
    ['areas/objects/contract/public.ts', 'window'],
    ['areas/objects/web/public-pages/PublicListPage.tsx', 'window'],
    ['node_modules/@mantine/core/Input.mjs', 'step-kit'],
    ['areas/application-form/web/filling/FormFrame.tsx', 'form-step'],
    ['node_modules/@tabler/icons-react/IconCheck.mjs', 'form-step'],
    ['platform/contract/table.ts', null],
    ['app/product.ts', null],
    ['areas/objects/web/details/ObjectDetailsPage.tsx', null],
  ])('%s lies in %s', (path, part) => {
    expect(name(at(path), modules)).toBe(part)
  })
})

describe('what is taken from a library', () => {
  const plugin = takesByName()
  const transform = (code: string, id = '/web/A.tsx'): string => {
    if (typeof plugin.buildStart !== 'function' || typeof plugin.transform !== 'function') throw new Error('no plugin')
    Reflect.apply(plugin.buildStart, undefined, [])
    return String(Reflect.apply(plugin.transform, undefined, [code, id]))
  }

  it('is taken from where it is written, under its own name', () => {
    const code = transform("import { Button as Press, rem, type ButtonProps } from '@mantine/core'\n")
    expect(code).toMatch(/import \{ Button as Press \} from '[^']*\/components\/Button\/Button\.mjs'/)
    expect(code).toMatch(/import \{ rem as rem \} from '[^']*\/rem\.mjs'/)
    expect(code).toContain("import type { ButtonProps } from '@mantine/core'")
  })

  it('is found where one library passes on what another offers', () => {
    const code = transform("import { QueryClient } from '@tanstack/react-query'\n")
    expect(code).toMatch(/import \{ QueryClient as QueryClient \} from '[^']*query-core\/[^']*queryClient\.js'/)
  })

  it('is a picture from its own file', () => {
    const code = transform("import { IconCheck } from '@tabler/icons-react'\n")
    expect(code).toMatch(/import \{ default as IconCheck \} from '[^']*\/icons\/IconCheck\.mjs'/)
  })
})

describe('an endpoint in the browser', () => {
  const node = (type: string, more: object) => ({ type, start: 0, end: 0, ...more })

  it('is asked for its schema by name alone', () => {
    expect([...askedFor(['contractErrors(getOwnProfile.response, x)', 'props.responses'])]).toEqual([
      'getOwnProfile.response',
    ])
  })

  it('keeps its method and its address, and what is asked for', () => {
    const code = "const a = endpoint({ method: 'GET', body: b, response: c })"
    const part = (name: string, from: string) => {
      const start = code.indexOf(from)
      return node('Property', { key: node('Identifier', { name }), start, end: start + from.length })
    }
    const properties = [part('method', "method: 'GET'"), part('body', 'body: b'), part('response', 'response: c')]
    const init = node('CallExpression', {
      callee: node('Identifier', { name: 'endpoint' }),
      arguments: [node('ObjectExpression', { properties })],
      start: code.indexOf('endpoint'),
      end: code.length,
    })
    const declarations = [node('VariableDeclarator', { id: node('Identifier', { name: 'a' }), init })]
    const body = [node('VariableDeclaration', { declarations })]
    expect(lightened(code, body, new Set(['a.response']))).toBe(
      "const a = /*#__PURE__*/ (() => endpoint({ method: 'GET',  response: c }))()",
    )
  })
})
