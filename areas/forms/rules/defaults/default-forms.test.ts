import { describe, expect, it } from 'vitest'
import de from '#areas/application-form/texts/de.json' with { type: 'json' }
import fr from '#areas/application-form/texts/fr.json' with { type: 'json' }
import { defaultForms } from './default-forms.ts'
import { fieldsOf, type FormDefinition } from '../form-definition.ts'

const consentsIn = (form: FormDefinition) =>
  fieldsOf(form, 'household')
    .filter(({ mustAgree }) => mustAgree)
    .map(({ key }) => key)

/** All text keys used in a form, except the title above the current address. */
const keysIn = (form: FormDefinition) =>
  [...JSON.stringify(form).matchAll(/"(application_form_\w+)"/g)]
    .map(([, key = '']) => key)
    .filter((key) => key !== 'application_form_section_housing')

describe('the forms that a project has without building any', () => {
  it('bind nobody to buy by a penalty, which only a notary could record', () => {
    expect(consentsIn(defaultForms.sale)).toEqual(['agreement_truth', 'agreement_privacy'])
    expect(consentsIn(defaultForms.parking)).toContain('agreement_penalty')
    expect(consentsIn(defaultForms.business)).toContain('agreement_penalty')
  })

  it.each(['parking', 'business'] as const)('for %s do not speak of a flat', (kind) => {
    const texts = [de, fr].flatMap((known: Record<string, string>) =>
      keysIn(defaultForms[kind]).map((key) => known[key]),
    )
    expect(texts.length).toBeGreaterThan(40)
    expect(texts.filter((text) => !text || /wohnung|logement|appartement/i.test(text))).toEqual([])
  })
})
