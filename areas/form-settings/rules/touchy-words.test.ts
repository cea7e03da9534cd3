import { describe, expect, it } from 'vitest'
import { file, text } from '#areas/application-form/rules/field-kinds.ts'
import { fieldType, type FormField, type TouchyQuestion } from '#areas/application-form/rules/form-definition.ts'
import { objectionTo } from './question-guard.ts'

const reasonOf = (field: FormField): string | undefined =>
  objectionTo({ kind: 'apartment', preset: 'swiss', section: { of: 'adult' }, field })?.reason.replace(
    'form_settings_law_',
    '',
  )

const inText = (said: string, more: Partial<FormField> = {}) =>
  reasonOf({ ...text('own_x'), label: { de: said, fr: 'Question' }, ...more })

const caught: Partial<Record<TouchyQuestion, string[]>> = {
  religion: [
    'Konfession',
    'Ihre Religionszugehörigkeit',
    'Quelle est votre confession ?',
    'Religion',
    'Votre religion',
  ],
  pregnancy: [
    'Planen Sie Kinder?',
    'Planen Sie in den nächsten Jahren Kinder?',
    'Sind Sie schwanger?',
    'Schwangerschaft',
    'Kinderwunsch',
    'Attendez-vous un enfant ?',
    'Êtes-vous enceinte ?',
  ],
  health: [
    'Sind Sie krank?',
    'Erkrankungen',
    'Chronische Krankheiten',
    'Krankenkasse',
    'IV-Rente',
    'Invalidenrente',
    'Êtes-vous malade ?',
    'Maladies chroniques',
    'Assurance-maladie',
    'Touchez-vous une rente AI ?',
    'Rentes de l’AI',
  ],
  criminal_record: [
    'Sind Sie vorbestraft?',
    'Vorstrafen',
    'Strafregisterauszug',
    'Antécédents judiciaires',
    'Extrait du casier judiciaire',
  ],
  politics: ['Welcher Partei gehören Sie an?', 'Parteizugehörigkeit', 'Parti politique', 'Vos partis politiques'],
  union: ['Mieterverband', 'Sind Sie in einer Gewerkschaft?', 'Gewerkschaften', 'Syndicat', 'Membre de l’ASLOCA ?'],
  origin: ['Heimatort', 'Herkunft', 'Ihr Herkunftsland', 'Quelle est votre origine ?', 'Lieu d’origine'],
  nationality: [
    'Nationalität',
    'Nationalitäten',
    'Staatsangehörigkeit',
    'Nationalité',
    'Quelles sont vos nationalités ?',
  ],
  social_assistance: [
    'Beziehen Sie Sozialleistungen?',
    'Sozialhilfe',
    'Ergänzungsleistungen',
    'Ergaenzungsleistungen',
    'Aide sociale',
    'Prestations complémentaires',
  ],
  debts_beside: [
    'Kredite',
    'Haben Sie Privatkredite?',
    'Schulden',
    'Steuerschulden',
    'Leasing',
    'Leasingverträge',
    'Crédits en cours',
    'Crédit',
    'Vos dettes',
    'Dette',
  ],
  exact_salary: [
    'Monatslohn',
    'Monatslöhne',
    'Bruttolohn',
    'Nettolohn in Franken',
    'Nettoeinkommen',
    'Haushaltseinkommen',
    'Salär',
    'Was verdienen Sie?',
    'Salaire mensuel net',
    'Salaire brut',
    'Votre revenu',
    'Revenus',
  ],
  debt_extract: [
    'Betreibungsregisterauszug',
    'Betreibungsauszug',
    'Auszug aus dem Betreibungsregister',
    'Extrait de poursuites',
    'Extrait de l’office des poursuites',
    'Extraits du registre des poursuites',
    'Extrait du registre cantonal des poursuites',
  ],
  debts: ['Betreibungen', 'Poursuites', 'Avez-vous fait l’objet d’une poursuite ?', 'Actes de défaut de biens'],
  identity_papers: [
    'Ausweiskopie',
    'Kopie des Ausweises',
    'Pass',
    'Pass (Kopie)',
    'Pässe',
    'Reisepass',
    'AHV-Nr.',
    'AHV-Nummer',
    'AHV Nr',
    'Sozialversicherungsnummer',
    'Pièce d’identité (copie)',
    'Pièces d’identité',
    'Passeport',
    'Numéro AVS',
    'N° AVS',
  ],
  bank_account: ['IBAN', 'Kontonummer', 'Coordonnées bancaires', 'Kreditkarte'],
  civil_status: [
    'Zivilstand',
    'Sind Sie verheiratet?',
    'État civil',
    'Êtes-vous marié ?',
    'marié·e',
    'Êtes-vous marié(e) ?',
    'Mariée',
    'Etes-vous marie ou celibataire ?',
  ],
}

const harmless = [
  'Wohnen Sie im Parterre?',
  'Vertragspartei',
  'Anzahl Mietparteien im Haus',
  'Mehr-Parteien-Haus',
  'Wann passt es Ihnen?',
  'Ein passender Termin',
  'Wohnen Sie an einer Passage?',
  'Ihr Mot de passe',
  'Wohnen Sie an der Marienstrasse?',
  'Marie Muster',
  'Name der Kontaktperson: Marie',
  'Kreditoren',
  'Credit Suisse',
  'CreditTrust-Zertifikat',
  'Arbeiten Sie im Krankenhaus?',
  'Krankenpflegerin',
  'Haustiere',
  'Haben Sie Haustiere? Welche?',
  'Rasse des Hundes',
  'Musikinstrumente',
  'Lohnt sich ein Besuch für Sie?',
  'Eine Belohnung',
  'Lediglich zur Information',
  'Kinderbetreuung in der Nähe',
  'Wer betreibt das Lokal?',
  'Planen Sie einen Platz für den Kinderwagen ein?',
  'Art der Aufenthaltsbewilligung',
  'Welchen Ausländerausweis haben Sie (B, C, L)?',
  'Brauchen Sie eine behindertengerechte Wohnung?',
  'Nom du syndic actuel',
  'Êtes-vous prêt à emménager tout de suite ?',
  'Dans l’enceinte du bâtiment',
  'Poursuite de la location actuelle',
  'Avez-vous lu la politique de confidentialité ?',
  'Type de permis de séjour',
  'Comment se passe votre recherche ?',
  'Avez-vous des animaux ?',
  'Participez-vous à la vie du quartier ?',
  'Wo möchten Sie parkieren?',
  'Beruf',
  'Anzahl Kinder',
]

describe('words that give a question away', () => {
  it.each(Object.entries(caught).flatMap(([about, words]) => words.map((said) => [said, about])))(
    '«%s» asks about %s',
    (said, about) => {
      expect(inText(said)).toBe(about)
    },
  )

  const everyWord = Object.values(caught).flat()

  it('are met in capitals, and behind other words', () => {
    expect(everyWord.filter((said) => !inText(said.toUpperCase()))).toEqual([])
    expect(everyWord.filter((said) => !inText(`Bitte sagen Sie uns: ${said}`))).toEqual([])
  })

  it('are met without their accents, but for the passports of several people, and for what could be a name', () => {
    const bare = (said: string) => said.normalize('NFD').replaceAll(/\p{M}/gu, '')
    expect(everyWord.filter((said) => !inText(bare(said)))).toEqual(['Pässe'])
  })

  it('are met in the other language, the hint and the options', () => {
    const question = { de: 'Frage', fr: 'Question' }
    const places = (said: string): FormField[] => [
      { ...text('own_x'), label: { de: 'Frage', fr: said } },
      { ...text('own_x'), label: question, hint: { de: said, fr: 'Aide' } },
    ]
    expect(everyWord.filter((said) => places(said).some((field) => !reasonOf(field)))).toEqual([])
    const options = [{ value: 'a', label: { de: 'Betreibungsauszug', fr: 'A' } }]
    expect(inText('Was legen Sie bei?', { type: fieldType.select, options })).toBe('debt_extract')
  })

  it('are met among files where only a copy is too early', () => {
    const paper = (de: string) => reasonOf({ ...file('own_x'), label: { de, fr: 'Document' } })
    expect(paper('Ausländerausweis')).toBe('identity_papers')
    expect(paper('Ausweis')).toBe('identity_papers')
    expect(paper('Fahrzeugausweis')).toBeUndefined()
    expect(paper('Foto des Haustiers')).toBeUndefined()
    expect(paper('Hundeausweis oder Heimtierausweis')).toBeUndefined()
  })

  it.each(harmless)('«%s» gives nothing away', (said) => {
    expect(inText(said)).toBeUndefined()
  })
})
