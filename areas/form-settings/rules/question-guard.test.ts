import { describe, expect, it } from 'vitest'
import { defaultForm } from '#areas/forms/rules/defaults/default-form.ts'
import { file, note as withoutAnswer, pickOf, text, yesNo } from '#areas/forms/rules/field-kinds.ts'
import {
  fieldsOf,
  touchyQuestions,
  type FormDefinition,
  type FormField,
  type FormSection,
} from '#areas/forms/rules/form-definition.ts'
import type { FormKind } from '#areas/forms/rules/form-kinds.ts'
import type { QuestionPreset } from '#areas/forms/rules/form-settings.ts'
import de from '#areas/form-settings/texts/de.json' with { type: 'json' }
import fr from '#areas/form-settings/texts/fr.json' with { type: 'json' }
import { problemsOfDefinition } from './definition-problems.ts'
import { objectionTo } from './question-guard.ts'
import { withField, withMore, withSection, withStep } from './testing/changing.ts'
import { spokenKeys } from './testing/spoken-keys.ts'

const guardedIn = (
  definition: FormDefinition,
  { kind = 'apartment', preset = 'swiss' }: { kind?: FormKind; preset?: QuestionPreset } = {},
) =>
  problemsOfDefinition({ kind, definition, preset, says: spokenKeys })
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
    ['Staatsangehörigkeit', 'Nationalité', 'nationality', 'forbidden'],
    ['Welche Betreibungen haben Sie?', 'Vos poursuites', 'debts', 'early'],
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

  const note = (de: string): FormField => ({ ...withoutAnswer('own_note'), label: { de, fr: 'Remarque' } })
  const titled = (de: string, more: Partial<FormSection> = {}) =>
    withSection(defaultForm, 'moving', (one) => ({ ...one, title: { de, fr: 'Titre' }, ...more }))

  it('reads notes, and the titles and hints above questions', () => {
    expect(
      guardedIn(withMore(defaultForm, 'moving', note('Bitte sagen Sie uns, welcher Kirche Sie angehören.'))),
    ).toEqual([['own_note', 'asked_forbidden', 'religion', true]])
    expect(guardedIn(titled('Gesundheit'))).toEqual([[null, 'said_forbidden', 'health', true]])
    const hint = { de: 'Legen Sie einen Betreibungsauszug bei.', fr: 'Aide' }
    expect(guardedIn(titled('Beilagen', { hint }))).toEqual([[null, 'said_early', 'debt_extract', true]])
    const step = withStep(defaultForm, 'household', (one) => ({ ...one, title: { de: 'Herkunft', fr: 'Origine' } }))
    expect(guardedIn(step)).toEqual([[null, 'said_forbidden', 'origin', true]])
  })

  it('takes a reason for a title, too', () => {
    const override = { reason: 'Wohnheim für Pilger', by: 'Anna', at: '2026-11-22' }
    expect(guardedIn(titled('Religion', { override }))).toEqual([[null, 'said_overridden', 'religion', false]])
  })

  it('remarks what the start page says, and keeps nobody from publishing for it', () => {
    const papers = [{ de: 'Strafregisterauszug', fr: 'Extrait du casier judiciaire' }]
    const form = { ...defaultForm, start: { ...defaultForm.start, papers } }
    expect(guardedIn(form)).toEqual([[null, 'start_says', 'criminal_record', false]])
  })

  it.each([
    'Nach Ihrer Religion fragen wir nicht.',
    'Den Betreibungsauszug verlangen wir erst von der Person, die die Wohnung erhält.',
    'Ihr Zivilstand spielt für uns keine Rolle.',
    'Nous ne demandons pas votre nationalité.',
    'L’extrait des poursuites n’est demandé qu’à la personne choisie.',
  ])('has nothing against a note that says what is not asked: «%s»', (de) => {
    expect(guardedIn(withMore(defaultForm, 'moving', note(de)))).toEqual([])
  })

  it('goes on reading behind such a sentence', () => {
    const form = withMore(
      defaultForm,
      'moving',
      note('Nach dem Lohn fragen wir nicht. Schreiben Sie uns Ihre Konfession.'),
    )
    expect(guardedIn(form)).toEqual([['own_note', 'asked_forbidden', 'religion', true]])
  })

  it('judges a title by the answers that are given beneath it', () => {
    const beneath = (field: FormField, de = 'Betreibungen') =>
      guardedIn(
        withSection(withMore(defaultForm, 'moving', field), 'moving', (one) => ({ ...one, title: { de, fr: 'T' } })),
      )
    const label = { de: 'Offen?', fr: 'En cours ?' }
    expect(beneath({ ...yesNo('own_x'), label })).toEqual([])
    expect(beneath({ ...text('own_x'), label })).toEqual([[null, 'said_early', 'debts', true]])
    const later = { ...file('own_x', { asked: 'chosen' }), label }
    expect(beneath(later, 'Betreibungsauszug')).toEqual([])
    expect(beneath(later, 'Strafregister')).toEqual([[null, 'said_forbidden', 'criminal_record', true]])
  })

  it('lets no known question be asked too early, though it be voluntary', () => {
    const form = withField(defaultForm, ['household', 'iban'], { active: true, required: false })
    expect(guardedIn(form)).toEqual([['iban', 'asked_early', 'bank_account', true]])
  })

  it.each([
    ['civil_status', 'early', 'civil_status'],
    ['nation', 'forbidden', 'nationality'],
    ['place_of_citizenship', 'forbidden', 'origin'],
  ])('marks %s of the product like any other question', (key, verdict, about) => {
    const form = withField(defaultForm, ['adult', key], { active: true, required: false })
    expect(guardedIn(form)).toEqual([[key, `asked_${verdict}`, about, true]])
    expect(guardedIn(form, { kind: 'sale' })).toHaveLength(about === 'origin' ? 1 : 0)
  })

  it('lets everybody be asked whether they are Swiss, and by which permit they stay', () => {
    expect(guardedIn(defaultForm)).toEqual([])
    const asked = fieldsOf(defaultForm, 'adult').filter(({ key, active }) => active && /swiss|permit$/.test(key))
    expect(asked.map(({ key }) => key)).toEqual(['swiss_citizen', 'permit', 'copy_of_permit'])
  })

  it('has nothing against a paper that is asked only of the chosen one', () => {
    const later = { ...file('own_x', { asked: 'chosen' }), label: { de: 'Ausweiskopie', fr: 'Copie du passeport' } }
    expect(guardedIn(withMore(defaultForm, 'documents', later))).toEqual([])
    expect(guardedIn(withMore(defaultForm, 'documents', { ...later, asked: 'everybody' }))).toEqual([
      ['own_x', 'asked_early', 'identity_papers', true],
    ])
  })

  it('lets nobody be asked what is forbidden, the chosen one neither; and reads the words beside what was said of them', () => {
    const label = { de: 'Strafregisterauszug', fr: 'Extrait du casier judiciaire' }
    const later = { ...file('own_x', { asked: 'chosen' }), label }
    expect(guardedIn(withMore(defaultForm, 'documents', later))).toEqual([
      ['own_x', 'asked_forbidden', 'criminal_record', true],
    ])
    const disguised = { ...asking('Welche Religion?'), asksAbout: 'wealth' as const }
    expect(guardedIn(withMore(defaultForm, 'moving', disguised), { preset: 'swiss_subsidised' })).toEqual([
      ['own_x', 'asked_forbidden', 'religion', true],
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
      ['own_x', blocks ? 'asked_forbidden' : 'asked_overridden', 'religion', blocks],
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

  it('leaves loans and nationality to be talked about with buyers', () => {
    for (const de of ['Kredit der Bank', 'Staatsangehörigkeit']) {
      expect(guardedIn(withMore(defaultForm, 'moving', asking(de)), { kind: 'sale' })).toEqual([])
      expect(guardedIn(withMore(defaultForm, 'moving', asking(de)))).toHaveLength(1)
    }
  })

  it.each([
    ['Liegen Betreibungen vor?', 'debts'],
    ['Haben Sie das Schweizer Bürgerrecht?', 'nationality'],
    ['Beträgt Ihr Einkommen mindestens das Dreifache der Miete?', 'exact_salary'],
  ])('lets «%s» be answered with yes or no, but not in words', (de, about) => {
    const question = asking(de)
    expect(guardedIn(withMore(defaultForm, 'moving', { ...yesNo('own_x'), label: question.label }))).toEqual([])
    expect(guardedIn(withMore(defaultForm, 'moving', question)).map(([, , reason]) => reason)).toEqual([about])
  })

  it('lets an income be asked in bands, but no pay slip', () => {
    const bands = ['a', 'b', 'c'].map((value) => ({ value, label: { de: value, fr: value } }))
    const inBands = (de: string) => ({ ...pickOf('own_x', bands), label: { de, fr: 'Question' } })
    expect(guardedIn(withMore(defaultForm, 'income', inBands('Nettolohn im Monat')))).toEqual([])
    expect(guardedIn(withMore(defaultForm, 'income', inBands('Nettolohn laut Lohnausweis')))).toHaveLength(1)
  })

  it('says why, when after all and by which source, for everything it knows', () => {
    const section = { of: 'household' } as const
    const said = touchyQuestions.flatMap((asksAbout) => {
      const found = objectionTo({
        kind: 'apartment',
        preset: 'swiss',
        section,
        field: { ...yesNo('own_x'), asksAbout },
      })
      return [found?.reason, found?.moment, found?.source]
    })
    expect(said.filter((text) => !text || !(text in de && text in fr))).toEqual([])
  })
})
