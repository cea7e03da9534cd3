import { describe, expect, it } from 'vitest'
import { defaultForm } from '#areas/forms/rules/defaults/default-form.ts'
import { fieldsOf } from '#areas/forms/rules/form-definition.ts'
import { paperForm, receivedAt } from './paper-form.ts'
import { adult, exampleAdultAnswers, exampleWorld, household } from '#areas/forms/rules/testing/example-household.ts'
import { problemsOfForm } from '#areas/forms/rules/validity.ts'

describe('a form on paper', () => {
  it('does without an address for mails, and insists on the rest', () => {
    const { email, email_confirm, phone, ...onPaper } = exampleAdultAnswers
    const entry = household({ adults: [{ key: 'ana', answers: onPaper }] })
    const problems = (form: typeof defaultForm) => problemsOfForm({ form, entry, world: exampleWorld })
    expect(problems(defaultForm).length).toBeGreaterThan(0)
    expect(problems(paperForm(defaultForm))).toEqual([])
    const nameless = household({ adults: [adult('ana', { name: null })] })
    expect(problemsOfForm({ form: paperForm(defaultForm), entry: nameless, world: exampleWorld })).not.toEqual([])
    expect([email, email_confirm, phone]).not.toContain(undefined)
  })

  it('asks the same questions', () => {
    expect(fieldsOf(paperForm(defaultForm), 'adult').map(({ key }) => key)).toEqual(
      fieldsOf(defaultForm, 'adult').map(({ key }) => key),
    )
  })

  it('counts from the day it came', () => {
    const now = new Date('2026-11-22T09:30:00Z')
    expect(receivedAt('2026-11-22', '2026-11-22', now)).toEqual(now)
    expect(receivedAt('2026-11-18', '2026-11-22', now)).toEqual(new Date('2026-11-18T11:00:00Z'))
  })
})
