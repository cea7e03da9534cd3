// History in words: every recorded field has a label; options and countries are translated.

import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { defaultForm } from '#areas/forms/rules/defaults/default-form.ts'
import { languages } from '#platform/rules/project-type.ts'
import { translate } from '#platform/server/i18n/texts.ts'
import { asSystem } from '#platform/server/jobs/handlers.ts'
import { useWorld } from '#platform/server/testing/world.ts'
import { applicationData } from '../../contract/application.ts'
import { adultData, childData } from '../../contract/household.ts'
import { overallCriterion } from '../../rules/evaluation-criteria.ts'
import { evaluationCriteria } from '#areas/project-settings/rules/evaluation-criteria.ts'
import { changeWords } from './history-words.ts'
import { plantLetting } from '../testing/letting.ts'

const world = useWorld()
const root = join(import.meta.dirname, '../../../..')

/** Recorded changes that are shown on other pages: templates and point rules. */
const toldElsewhere = ['areas/contracts/server/template.ts', 'areas/applications/server/points/point-rules.ts']

function recordedFields(): string[] {
  const paths = globSync('areas/{applications,contracts,enquiries,retention,tenants}/server/**/*.ts', { cwd: root })
  const written = paths
    .filter((path) => !path.endsWith('.test.ts') && !toldElsewhere.includes(path))
    .flatMap((path) => [...readFileSync(join(root, path), 'utf8').matchAll(/field: '(\w+)',\s+old:/g)])
    .map(([, field = '']) => field)
  const corrected = [applicationData, adultData, childData].flatMap((data) => Object.keys(data.shape))
  const graded = [overallCriterion, ...evaluationCriteria].map((one) => `grade_${one}`)
  return [...new Set([...written, ...corrected, ...graded])]
}

describe('a recorded field', () => {
  it.each(languages)('has a label in the language %s', (language) => {
    const fields = recordedFields()
    expect(fields).toEqual(
      expect.arrayContaining(['contract_end', 'rentReason', 'signature', 'tenant_type', 'deposit']),
    )
    const labels = (field: string) => [`applications_change_${field}`, `objects_field_${field}`]
    expect(fields.filter((field) => labels(field).every((key) => translate(language, key) === key))).toEqual([])
  })

  it('is told with the words for choices, countries and amounts', async () => {
    const { home } = await plantLetting(world)
    const told = await asSystem(world.services, home, async (ctx) =>
      [
        { field: 'tenant_type', old: 'spouse', new: 'main_tenant' },
        { field: 'title', old: 'mr', new: 'ms' },
        { field: 'householdType', old: null, new: 'couple_household' },
        { field: 'nation', old: 'CH', new: 'XK' },
        { field: 'language', old: 'de', new: 'fr' },
        { field: 'netRent', old: '950.00', new: '1500.00' },
        { field: 'signature', old: null, new: 'Ana Muster, 2026-03-01' },
        { field: 'note_income', old: null, new: 'Lohnausweis fehlt' },
        { field: 'reservation_state', old: 'signed', new: 'paid' },
        { field: 'fee_fate', old: null, new: 'kept' },
      ].map((change) => changeWords(ctx, change, null)),
    )
    expect(told).toEqual([
      'Mietrolle: Ehepartner oder eingetragene Partnerschaft → Hauptmieterin, Hauptmieter',
      'Anrede: Herr → Frau',
      'Haushalt: Paar',
      'Nationalität: Schweiz → Kosovo',
      'Sprache: Deutsch → Französisch',
      "Nettomiete: 950.00 → 1'500.00",
      'Unterschrift: Ana Muster, 01.03.2026',
      'Notiz zu «Einkommen zu Miete»: Lohnausweis fehlt',
      'Reservation: Reserviert, Gebühr offen → Gebühr bezahlt',
      'Gebühr: Verfall',
    ])
  })

  it('is told with the words of the form where whoever applied has changed it', async () => {
    const { home } = await plantLetting(world)
    const told = await asSystem(world.services, home, async (ctx) =>
      [
        { field: 'household_type', old: 'flat_share', new: 'couple_household' },
        { field: 'permit', old: null, new: 'B' },
        { field: 'pets', old: false, new: true },
      ].map((change) => changeWords(ctx, change, defaultForm)),
    )
    expect(told).toEqual([
      expect.stringMatching(/: Wohngemeinschaft → Paar$/),
      expect.stringMatching(/: B – Aufenthalt$/),
      expect.stringMatching(/: Nein → Ja$/),
    ])
    expect(told.join()).not.toMatch(/household_type|permit|pets/)
  })
})
