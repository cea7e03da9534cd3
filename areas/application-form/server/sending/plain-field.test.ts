import { describe, expect, it } from 'vitest'
import { translatorFor } from '#platform/server/i18n/texts.ts'
import { defaultForm } from '#areas/forms/rules/defaults/default-form.ts'
import { fieldsOf, sectionsOf, type FormDefinition, type FormSection } from '#areas/forms/rules/form-definition.ts'
import { formText } from '#areas/forms/rules/form-text.ts'
import { plainField } from './plain-field.ts'
import { plainRules } from './plain-rules.ts'

const t = translatorFor('de')
const formsSettings = {
  template: 'default' as const,
  adultAge: 18,
  occupancy: 'warn' as const,
  today: '2026-11-22',
  maxFileSize: 20,
  allowedFileTypes: [],
}

function drawn(
  key: string,
  answers: Record<string, string | number | boolean> = {},
  form: FormDefinition = defaultForm,
  asked: readonly FormSection[] = sectionsOf(form, 'household'),
) {
  const household = { version: 1, answers }
  const rules = plainRules(
    {
      form,
      formsSettings,
      objects: [],
      household,
      adults: [],
      children: [],
      ownParts: { people: [], says: {} },
    },
    asked,
  )
  const field = fieldsOf(form, 'household').find((one) => one.key === key)
  if (!field) throw new Error(`no field ${key}`)
  return {
    html: plainField((text, values) => formText(text, t, 'de', values), field, { household, formsSettings, rules }),
    rules,
  }
}

describe('a question before any script', () => {
  it('is answered with yes or no, as it was answered before', () => {
    const { html } = drawn('pets', { pets: true })
    expect(html).toContain('<legend>Haustiere</legend>')
    expect(html).toContain('name="pets" value="true" checked>Ja')
    expect(html).toContain('name="pets" value="false">Nein')
  })

  it('is ticked in a list, as it was answered before', () => {
    expect(drawn('parking', { parking: true }).html).toContain('name="parking" value="true" checked>Parkplatz')
    expect(drawn('bicycles').html).toContain('name="bicycles" value="true">Veloplatz')
  })

  it('takes what is typed, and holds what was typed as a text', () => {
    const { html } = drawn('car_reason', { car_reason: '"><script>alert(1)</script>' })
    expect(html).toContain('<input type="text" id="before-car_reason" name="car_reason"')
    expect(html).not.toContain('<script>')
  })

  it('comes and goes with the answer that it depends on, by a rule of style', () => {
    const { html, rules } = drawn('parking_regular')
    expect(html).toContain('data-if="parking-true"')
    expect(rules.mayBeShown('parking_regular')).toBe(true)
    expect(rules.style).toContain(
      '#foreword:not(:has([name="parking"][value="true"]:checked)) [data-if="parking-true"]{display:none}',
    )
  })

  it('is not asked where it needs more than a plain page', () => {
    expect(drawn('parking_proof').html).toBe('')
    expect(drawn('campaign').html).toBe('')
  })

  it('is not asked when it is switched off', () => {
    const off = structuredClone(defaultForm)
    for (const field of fieldsOf(off, 'household')) if (field.key === 'parking') field.active = false
    expect(drawn('bicycles', {}, off).rules.mayBeShown('parking')).toBe(false)
    expect(drawn('bicycles', {}, off).rules.mayBeShown('parking_regular')).toBe(false)
  })

  it('is there or not by the answer that was given, where that was asked on another page', () => {
    const elsewhere = drawn('parking_regular', { parking: true }, defaultForm, [])
    expect(elsewhere.html).not.toContain('data-if')
    expect(elsewhere.rules.mayBeShown('parking_regular')).toBe(true)
    expect(drawn('parking_regular', {}, defaultForm, []).rules.mayBeShown('parking_regular')).toBe(false)
  })
})
