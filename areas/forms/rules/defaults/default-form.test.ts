import { describe, expect, it } from 'vitest'
import de from '#areas/application-form/texts/de.json' with { type: 'json' }
import fr from '#areas/application-form/texts/fr.json' with { type: 'json' }
import { defaultForm } from './default-form.ts'
import { formText } from '../form-text.ts'
import { fieldsOf, fieldType, formDefinition, fixedSteps, type FormField } from '../form-definition.ts'

const scopes = ['household', 'adult', 'child'] as const
const everyField = scopes.flatMap((of) => fieldsOf(defaultForm, of))

describe('the form every workspace begins with', () => {
  it('is a form as it is stored', () => {
    expect(formDefinition.parse(structuredClone(defaultForm))).toEqual(defaultForm)
  })

  it('has the four steps in their order', () => {
    expect(defaultForm.steps.map(({ key }) => key)).toEqual([...fixedSteps])
  })

  it('uses all fifteen types', () => {
    const used = new Set<number>(everyField.map(({ type }) => type))
    expect(Object.values(fieldType).filter((code) => !used.has(code))).toEqual([])
  })

  it.each(scopes)('asks each question of a %s once', (of) => {
    const keys = fieldsOf(defaultForm, of).map(({ key }) => key)
    expect(keys.filter((key, index) => keys.indexOf(key) !== index)).toEqual([])
  })

  it.each(scopes)('lets no question of a %s depend on one that is not there', (of) => {
    const fields = fieldsOf(defaultForm, of)
    const keys = new Set(fields.map(({ key }) => key))
    const referred = fields.flatMap(({ condition, confirms, from, countryField }) => [
      ...(condition && 'field' in condition ? [condition.field] : []),
      ...[confirms, from, countryField].filter((key) => key !== undefined),
    ])
    expect(referred.filter((key) => !keys.has(key))).toEqual([])
  })

  it.each([
    ['German', de],
    ['French', fr],
  ])('has a text in %s for all it says', (_language, texts: Record<string, string>) => {
    const ofField = ({ label, hint, options = [] }: FormField) => [
      label,
      hint,
      ...options.map((option) => option.label),
    ]
    const said = [
      defaultForm.title,
      defaultForm.start.text,
      ...defaultForm.start.papers,
      ...defaultForm.steps.flatMap((step) => [
        step.title,
        ...step.sections.flatMap(({ title, hint }) => [title, hint]),
      ]),
      ...everyField.flatMap(ofField),
    ].filter((key) => key !== undefined)
    expect(said.filter((text) => !texts[formText(text, (key) => key, 'de')])).toEqual([])
  })

  it('refuses a definition with a question of an unknown type', () => {
    const broken = structuredClone(defaultForm)
    Object.assign(broken.steps[0]?.sections[0]?.fields[0] ?? {}, { type: 16 })
    expect(formDefinition.safeParse(broken).success).toBe(false)
  })
})
