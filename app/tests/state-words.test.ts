// A state has one label in one form in every tab, badge, filter and history.

import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'

const root = join(import.meta.dirname, '../..')

function stateWords(language: 'de' | 'fr'): [key: string, word: string][] {
  const files = globSync(`{platform,areas/*}/texts/${language}.json`, { cwd: root })
  const texts = files.flatMap((file) => Object.entries<string>(JSON.parse(readFileSync(join(root, file), 'utf8'))))
  return texts.filter(([key]) => /^([a-z]+_)?(offer_)?state_/.test(key) && !key.startsWith('table_'))
}

describe('the words of states', () => {
  it.each(['de', 'fr'] as const)('begin with a capital in %s, as everything that stands alone', (language) => {
    const small = stateWords(language).filter(([, word]) => word[0] !== word[0]?.toUpperCase())
    expect(small).toEqual([])
  })

  it('are the same for an application and for what else is in that state', () => {
    const words = new Map(stateWords('de'))
    const shared = [...words].filter(([key]) => key.startsWith('applications_state_') && words.has(key.slice(13)))
    expect(shared.length).toBeGreaterThan(0)
    for (const [key, word] of shared) expect([key, word]).toEqual([key, words.get(key.slice(13))])
  })
})
