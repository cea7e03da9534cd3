// Words of letting in workspaces that sell, to buyers or to investors: texts shown in both kinds of projects have a
// text of their own (`key_in_sale`).

import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import type { Language } from '#platform/rules/project-type.ts'
import { textsIn } from '#platform/rules/words/project-words.ts'
import { translate } from '#platform/server/i18n/texts.ts'
import { letsOnly } from './letting-texts.ts'

const root = join(import.meta.dirname, '../..')

const lettingWords: Record<Language, RegExp> = {
  de: /miet|wohnungssuchend|haushalt|leerst[aä]nd|in beurteilung|kaution|\bbewerbung(en)?\b/iu,
  fr: /(?<!\p{L})(locat|loyer|bail|baux|ménage|loué|relou|louer|candidature)/iu,
}

function shownInSale(language: Language): Record<string, string> {
  const files = globSync([`platform/texts/${language}.json`, `areas/*/texts/${language}.json`], { cwd: root })
  const texts: Record<string, string> = Object.assign(
    {},
    ...files.map((file) => JSON.parse(readFileSync(join(root, file), 'utf8'))),
  )
  const shown = Object.entries(textsIn('sale', texts)).filter(([key]) => !key.endsWith('_in_sale'))
  return Object.fromEntries(shown)
}

const read = (language: Language, key: string) => translate(language, key, {}, 'sale')

describe('a workspace of type sale', () => {
  it.each(['de', 'fr'] as const)('uses no word of letting in %s', (language) => {
    const found = Object.entries(shownInSale(language)).filter(
      ([key, text]) => lettingWords[language].test(text) && !letsOnly(key),
    )
    expect(found).toEqual([])
  })

  it('has no exception that nothing needs', () => {
    const keys = Object.keys(shownInSale('de'))
    const needed = new Set(
      (['de', 'fr'] as const).flatMap((language) =>
        Object.entries(shownInSale(language)).flatMap(([key, text]) => (lettingWords[language].test(text) ? key : [])),
      ),
    )
    const idle = letsOnly.patterns.filter((pattern) => !keys.some((key) => needed.has(key) && pattern.test(key)))
    expect(idle.map(String)).toEqual([])
  })

  it.each([
    'menu_applications',
    'screen_applications',
    'screen_application_details',
    'applications_title',
    'applications_head',
    'applications_list_explanation',
    'applications_not_found',
    'home_line_applications_new',
    'objects_apply',
    'objects_public_lead',
    'interested_people_deed_send_form',
    'application_form_status_withdrawn_text',
  ])('speaks of buying in %s', (key) => {
    expect(read('de', key)).not.toMatch(/bewerb|miet/i)
    expect(read('fr', key)).not.toMatch(/candidat|postul|bail|loyer|location/i)
    expect(read('de', key)).not.toBe(key)
    expect(translate('de', key, {}, 'saleb2b')).toBe(read('de', key))
    expect(translate('de', key, {}, 'reletting')).toBe(translate('de', key))
  })

  it('calls the adults of an application buyers', () => {
    expect([read('de', 'applications_column_adults'), read('fr', 'applications_column_adults')]).toEqual([
      'Käuferschaft',
      'Acquéreurs',
    ])
  })
})
