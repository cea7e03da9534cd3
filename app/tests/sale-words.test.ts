// Words of letting in workspaces that sell: what both kinds of projects show has a text of its own (`key_in_sale`).

import { describe, expect, it } from 'vitest'
import { translate } from '#platform/server/i18n/texts.ts'

const read = (language: 'de' | 'fr', key: string) => translate(language, key, {}, 'sale')

describe('a workspace of type sale', () => {
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
    expect(translate('de', key, {}, 'reletting')).toBe(translate('de', key))
  })

  it('calls the adults of an application buyers', () => {
    expect([read('de', 'applications_column_adults'), read('fr', 'applications_column_adults')]).toEqual([
      'Käuferschaft',
      'Acquéreurs',
    ])
  })
})
