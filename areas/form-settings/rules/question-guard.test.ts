import { describe, expect, it } from 'vitest'
import { defaultForm } from '#areas/application-form/rules/default-form.ts'
import { file, pickOf, text, yesNo } from '#areas/application-form/rules/field-kinds.ts'
import { touchyQuestions, type FormDefinition, type FormField } from '#areas/application-form/rules/form-definition.ts'
import type { FormKind } from '#areas/application-form/rules/form-kinds.ts'
import type { QuestionPreset } from '#areas/application-form/rules/form-settings.ts'
import texts from '#areas/form-settings/texts/de.json' with { type: 'json' }
import { problemsOfDefinition } from './definition-problems.ts'
import { objectionTo } from './question-guard.ts'
import { withField, withMore, withSection } from './testing/changing.ts'

const guardedIn = (
  definition: FormDefinition,
  { kind = 'apartment', preset = 'swiss' }: { kind?: FormKind; preset?: QuestionPreset } = {},
) =>
  problemsOfDefinition({ kind, definition, preset, knows: () => true })
    .filter(({ reason }) => reason !== null)
    .map(({ field, key, reason, blocks }) => [
      field,
      key.replace('form_settings_problem_', ''),
      reason?.replace('form_settings_law_', ''),
      blocks,
    ])

const asking = (de: string, fr = 'Question', more: Partial<FormField> = {}): FormField => ({
  ...text('own_x'),
  label: { de, fr },
  ...more,
})

describe('the Swiss preset', () => {
  it.each([
    ['Welcher Religion gehören Sie an?', 'Question', 'religion', 'forbidden'],
    ['Frage', 'Êtes-vous enceinte ?', 'pregnancy', 'forbidden'],
    ['Haben Sie eine chronische Krankheit?', 'Question', 'health', 'forbidden'],
    ['Sind Sie vorbestraft? Vorstrafen', 'Question', 'criminal_record', 'forbidden'],
    ['Sind Sie im Mieterverband?', 'Question', 'union', 'forbidden'],
    ['Beziehen Sie Sozialhilfe?', 'Question', 'social_assistance', 'forbidden'],
    ['Leasingverträge', 'Question', 'debts_beside', 'forbidden'],
    ['Zivilstand', 'État civil', 'civil_status', 'early'],
    ['IBAN', 'IBAN', 'bank_account', 'early'],
    ['Genauer Lohn: Lohnausweis', 'Question', 'exact_salary', 'subsidised'],
  ])('hears what «%s» / «%s» asks about: %s, %s', (de, fr, about, verdict) => {
    expect(guardedIn(withMore(defaultForm, 'moving', asking(de, fr)))).toEqual([
      ['own_x', `asked_${verdict}`, about, true],
    ])
  })

  it.each([
    'Haben Sie ein Velo?',
    'Ihre Lieblingsfarbe',
    'Wie viele Fische halten Sie?',
    'Wann passt Ihnen die Besichtigung?',
  ])('has nothing against «%s»', (de) => {
    expect(guardedIn(withMore(defaultForm, 'moving', asking(de)))).toEqual([])
  })

  it('goes by what the builder says a question asks about, whatever its words', () => {
    const field = asking('Zu Ihnen', 'À vous', { asksAbout: 'religion' })
    expect(guardedIn(withMore(defaultForm, 'person', field))).toEqual([['own_x', 'asked_forbidden', 'religion', true]])
  })

  it('reads hints and options too', () => {
    const field = {
      ...pickOf('own_x', [{ value: 'a', label: { de: 'Mit Betreibungsauszug', fr: 'A' } }]),
      label: { de: 'F', fr: 'Q' },
    }
    expect(guardedIn(withMore(defaultForm, 'moving', field))).toEqual([['own_x', 'asked_early', 'debt_extract', true]])
  })

  it('lets no known question be asked too early, though it be voluntary', () => {
    const form = withField(defaultForm, ['household', 'iban'], { active: true, required: false })
    expect(guardedIn(form)).toEqual([['iban', 'asked_early', 'early', true]])
  })

  it('has nothing against a paper that is asked only of the chosen one', () => {
    const later = { ...file('own_x', { asked: 'chosen' }), label: { de: 'Ausweiskopie', fr: 'Copie du passeport' } }
    expect(guardedIn(withMore(defaultForm, 'documents', later))).toEqual([])
    expect(guardedIn(withMore(defaultForm, 'documents', { ...later, asked: 'everybody' }))).toEqual([
      ['own_x', 'asked_early', 'identity_papers', true],
    ])
  })

  it('has nothing against what is switched off', () => {
    expect(guardedIn(withMore(defaultForm, 'moving', asking('Religion', 'Religion', { active: false })))).toEqual([])
  })

  it.each([
    ['', true],
    ['darum', true],
    ['         x         ', true],
    ['Konfessionelles Wohnheim', false],
  ])('takes «%s» as a reason: still blocked %s', (reason, blocks) => {
    const field = asking('Religion', 'Religion', { override: { reason, by: 'Anna', at: '2026-11-22' } })
    expect(guardedIn(withMore(defaultForm, 'moving', field))).toEqual([
      ['own_x', blocks ? 'asked_forbidden' : 'overridden', 'religion', blocks],
    ])
  })

  it('lets income and wealth be asked exactly where the dwelling is subsidised', () => {
    const wealth = asking('Vermögen', 'Fortune')
    const plain = withMore(defaultForm, 'income', wealth)
    expect(guardedIn(plain)).toEqual([['own_x', 'asked_subsidised', 'wealth', true]])
    expect(guardedIn(plain, { preset: 'swiss_subsidised' })).toEqual([])
    const fact = { fact: 'subsidised_object' } as const
    const bound = (condition: FormField['condition']) =>
      guardedIn(withMore(defaultForm, 'income', asking('Vermögen', 'Fortune', { condition })))
    expect(bound(fact)).toEqual([])
    expect(bound({ all: [{ field: 'liability', equals: true }, fact] })).toEqual([])
    expect(bound({ any: [{ field: 'liability', equals: true }, fact] })).toHaveLength(1)
    expect(guardedIn(withSection(plain, 'income', (one) => ({ ...one, condition: fact })))).toEqual([])
  })

  it('leaves firms and buyers to the law of data protection alone', () => {
    for (const kind of ['business', 'sale'] as const) {
      expect(guardedIn(withMore(defaultForm, 'moving', asking('IBAN', 'IBAN')), { kind })).toEqual([])
      expect(guardedIn(withMore(defaultForm, 'moving', asking('Religion', 'Religion')), { kind })).toHaveLength(1)
    }
  })

  it('is silent when it is not chosen', () => {
    expect(guardedIn(withMore(defaultForm, 'moving', asking('Religion', 'Religion')), { preset: 'none' })).toEqual([])
  })

  it('says why, for everything it knows', () => {
    const section = { of: 'household' } as const
    const reasons = touchyQuestions.map(
      (asksAbout) =>
        objectionTo({ kind: 'apartment', preset: 'swiss', section, field: { ...yesNo('own_x'), asksAbout } })?.reason,
    )
    expect(reasons.filter((reason) => !reason || !(reason in texts))).toEqual([])
  })
})
