// Words by which a question of one's own gives away what it asks about, in both languages; word-patterns.ts says how they are
// written. A false alarm costs a written reason of ten characters, a missed word costs a complaint.

import type { TouchyQuestion } from '#areas/application-form/rules/form-definition.ts'

/** How a question must be answered so that nothing stands against it. */
export type Harmlessly = 'yes_or_no' | 'in_bands'

export interface TouchyWords {
  about: TouchyQuestion
  words: string
  unless?: Harmlessly
  /** Only where a file is asked for. */
  ofFiles?: true
}

/** These are taken out of a text before it is read. */
export const harmlessWords = `
  krankenhaus*, krankenhäuser*, krankenpfleg*, krankenschwester*, gesundheitswesen, gesundheitszentrum, behindertengerecht*,
  behindertenparkpl*, secteur de la santé, domaine de la santé, centre de santé, l enceinte, enceinte* acoustique*,
  vertrags partei*, miet partei*, die parteien, anzahl parteien, partei* im haus, parteien haus*, parteien häuser*,
  politique de confidentialité, politique de protection*, herkunft der *mittel, herkunft des *kapitals, herkunft der anfrage,
  origine des fonds, origine du capital, origine du financement, origine de votre demande, à l origine,
  kreditor*, akkredit*, diskredit*, kreditwürdig*, kreditprüf*, kreditauskunft*, *credit suisse, crédit agricole, verschulden*,
  fassungsvermögen*, poursuite du, poursuite de la, poursuite de vos, poursuite des études, poursuite d études,
  fahrzeugausweis*, hundeausweis*, *tierausweis*, mitglied*ausweis*, student*ausweis*, studier*ausweis*`

export const touchyWords: readonly TouchyWords[] = [
  {
    about: 'religion',
    words: `*religi*, *konfession*, *kirchenzugehörig*, *kirchenmitglied*, *kirchensteuer*, *kirchgemeinde*, *glaubensgemein*,
      *glaubensrichtung*, katholisch*, evangelisch*, muslimisch*, jüdisch*, confession*, croyance*, église*, paroisse*,
      catholique*, protestant*, musulman*`,
  },
  {
    about: 'pregnancy',
    words: `*schwanger*, *kinderwunsch*, *familienplanung*, *familienzuwachs*, planen ~ kind, planen ~ kinder, planen ~ nachwuchs,
      kinder ~ geplant, kinder ~ planen, erwarten ~ kind, erwarten ~ baby, erwarten ~ nachwuchs, möchten ~ kinder haben,
      wollen ~ kinder haben, wünschen ~ kinder, enceinte*, grossesse*, désir* d enfant*, attend* ~ enfant*, attend* ~ bébé*,
      prévoyez ~ enfant*, prévoyez ~ bébé*, planifiez ~ enfant*, voulez vous ~ enfants, souhaitez ~ avoir ~ enfant*,
      projet* d enfant*`,
  },
  {
    about: 'health',
    words: `*gesundheit*, *krank*, *behinder*, *diagnose*, *medikament*, *suchtmittel*, *suchtproblem*, drogen*, allergi*,
      psychisch*, *arztzeugnis*, *invalid*, iv rente*, iv bezug*, iv bezüg*, iv leistung*, iv grad, iv anmeldung*, ahv iv, der iv,
      beziehen ~ iv, impfausweis*, pflegebedürftig*, pflegestufe*, *santé, maladi*, malade, malades, handicap*, médicament*,
      diagnostic*, certificat* médica*, rente* ai, rente de l ai, de l ai, prestation* ai, prestation* de l ai, bénéfici* ~ ai,
      toxicoman*`,
  },
  {
    about: 'criminal_record',
    words: `*vorbestraf*, *vorstraf*, *strafregister*, *straffällig*, *strafverfahren*, strafrechtlich*, straftat*, *verurteil*,
      *leumund*, gefängnis*, casier* judiciaire*, antécédent* judiciaire*, antécédent* péna*, condamn*, pénal, pénale, pénales,
      pénaux, prison`,
  },
  {
    about: 'politics',
    words: `*politisch*, politik, partei, parteien, *parteizugehörig*, *parteimitglied*, *parteibuch*, gesinnung*, politique*,
      quel parti, votre parti, membre ~ parti`,
  },
  {
    about: 'union',
    words: `*gewerkschaft*, *mieterverb*, *mieterinnenverb*, *mieterverein*, *mietendenverb*, *arbeitnehmerverb*, unia, syndicat*,
      syndical*, syndiqué*, asloca, association* de* locataires, défense des locataires`,
  },
  {
    about: 'origin',
    words: `*heimatort*, *bürgerort*, *herkunft*, ethni*, *hautfarbe*, *abstammung*, *muttersprache*, *migrationshintergrund*,
      eingebürgert*, origine, origines, couleur de peau, langue maternelle, naturalis*`,
  },
  { about: 'nationality', words: '*nationalität*, *staatszugehörig*' },
  {
    about: 'nationality',
    unless: 'yes_or_no',
    words:
      '*staatsangehörig*, *staatsbürger*, *bürgerrecht*, nationalité*, citoyenneté*, pays de citoyenneté, ressortissant*',
  },
  {
    about: 'social_assistance',
    words: `*sozialhilfe*, *sozialleistung*, *sozialamt*, *sozialdienst*, *fürsorge*, *ergänzungsleistung*, beziehen ~ el,
      aide* sociale*, assistance sociale, prestation* complémentaire*, prestation* sociale*, service* socia*, hospice général`,
  },
  {
    about: 'bank_account',
    words: `iban, *kontonummer*, *kontoauszug*, *bankverbindung*, *bankkont*, *postkont*, kreditkarte*, coordonnée* bancaire*,
      numéro* de compte*, compte* bancaire*, relevé* bancaire*, relevé* de compte*, carte* de crédit`,
  },
  {
    about: 'debts_beside',
    words: `*leasing*, *abzahlung*, *ratenzahlung*, *kredit*, *darlehen*, *schulden*, schuldet*, *überschuld*, *lohnabtret*,
      *lohnpfänd*, crédit, crédits, emprunt*, prêts, prêt* bancaire*, prêt* personnel*, dette, dettes, endett*, surendett*,
      cession* de salaire*, saisie* de salaire*`,
  },
  {
    about: 'exact_salary',
    words: `*lohnausweis*, *lohnabrechnung*, *lohnblatt*, *lohnblätter*, *lohnzettel*, genaue* lohn*, genaue* einkommen*,
      fiche* de salaire*, fiche* de paie*, certificat* de salaire*, bulletin* de salaire*, décompte* de salaire*, salaire* exact*`,
  },
  {
    about: 'exact_salary',
    unless: 'in_bands',
    words: `*lohn, *lohns, *lohnes, *löhne, *lohnhöhe, *lohnsumme, *gehalt, *gehälter, *gehaltshöhe, *salär*, *einkommen*,
      *einkünfte*, verdienen, verdienst, verdienste, salaire*, revenu, revenus, rémunération*, gagnez vous, vous gagnez`,
  },
  {
    about: 'wealth',
    words: `*vermögen*, *ersparniss*, *steuererklärung*, *steuerveranlagung*, *steuerausweis*, wertschriften*, kontostand*, fortune,
      fortunes, votre patrimoine, épargne*, déclaration* d impôt*, déclaration* fiscale*, taxation* fiscale*, avis de taxation*`,
  },
  {
    about: 'debt_extract',
    words: `*betreibungsregister*, *betreibungsauszug*, *betreibungsauszüg*, *betreibungsbescheinigung*, *betreibung* ~ *auszug*,
      *auszug* ~ betreibung*, *auszüge* ~ betreibung*, extrait* ~ poursuite*, office* des poursuites, registre* des poursuites,
      attestation* ~ poursuite*, certificat* ~ poursuite*`,
  },
  {
    about: 'debts',
    unless: 'yes_or_no',
    words: `*betreibung*, betrieben, *verlustschein*, *zahlungsbefehl*, *pfändung*, *konkurs*, poursuite, poursuites,
      acte* de défaut de biens, commandement* de payer, faillite*`,
  },
  {
    about: 'identity_papers',
    words: `*ausweiskopie*, *ausweisnummer*, *ausweis nr, *ausweis* ~ kopie*, kopie* ~ *ausweis*, foto* ~ *ausweis*, scan* ~ *ausweis*,
      amtlich* ausweis*, gültig* ausweis*, pass, =pässe, *passkopie*, *passnummer*, passfoto*, *reisepass*, *identitätskart*,
      *personalausweis*, id kart*, id kopie*, id nummer*, id nr, ahv nr, ahv nummer*, ahvnr, ahvnummer*, nummer ~ ahv,
      *sozialversicherungsnummer*, *sozialversicherungs nummer*, *sozialversicherungs nr, versichertennummer*,
      pièce* d identité, carte* d identité, papier* d identité, document* d identité, copie* ~ identité, copie* ~ permis,
      passeport*, numéro* avs, numéro* ~ avs, no avs, n avs, nr avs, avs no, avs n, avs numéro, numéro* d assurance sociale,
      numéro* de sécurité sociale, numéro* d assuré*`,
  },
  { about: 'identity_papers', ofFiles: true, words: '*ausweis*, permis*, titre* de séjour, aufenthaltsbewilligung*' },
  {
    about: 'civil_status',
    words: `*zivilstand*, *zivilstände*, *familienstand*, *verheiratet*, *geschieden*, verwitwet*, ledig, ledige*, heirat*, *partnerschaft,
      état* civil*, =marié, =mariés, mariée, mariées, marie·e*, marie(e)*, marie.e*, marie-e*, vous marie, ou marie, marie ou, ^marie$,
      célibataire*, divorcé*, veuf, veuve, pacsé*, partenariat enregistré, mariage*`,
  },
]
