// Words that reveal the subject of a project question, in both languages; word-patterns.ts defines the syntax. A
// false positive costs the user a ten-character reason; a missed word can lead to a complaint.

import type { TouchyQuestion } from '#areas/forms/rules/form-definition.ts'

/** Type of answer that makes a question acceptable. */
export type Harmlessly = 'yes_or_no' | 'in_bands'

export interface TouchyWords {
  about: TouchyQuestion
  words: string
  unless?: Harmlessly
  /** Applies only to file fields. */
  ofFiles?: true
}

export const touchyWords: readonly TouchyWords[] = [
  {
    about: 'religion',
    words: `*religi*, *konfession*, *kirchenzugehörig*, *kirchenmitglied*, *kirchensteuer*, *kirchgemeinde*, *glaubensgemein*,
      *glaubensrichtung*, katholisch*, evangelisch*, muslimisch*, jüdisch*, confession*, croyance*, église*, paroisse*,
      catholique*, protestant*, musulman*, kirche, kirchen, kirchenaustritt*, *landeskirche*, *freikirche*, *kirchlich*, reformiert*,
      christlich*, christentum, islam*, moslem*, buddhis*, bouddhis*, hindu*, hindou*, orthodox*, juden, judentum, juif, juive, juifs,
      juives, atheis*, athée*, chrétien*, moschee*, mosquée*, synagoge*, synagogue*, getauft*, baptisé*, gläubig*, ihr glaube,
      ihren glauben, welche* glauben, woran glauben`,
  },
  {
    about: 'sexuality',
    words: `*sexuel*, *sexualit*, =schwul, =schwule, =schwuler, =schwulen, lesbe, lesben, lesbisch*, lesbienne*, gay, gays, queer*, lgbt*, transgender*, transgenre*,
      intersex*, geschlechtsidentität*, geschlechtsumwandlung*, identité* de genre`,
  },
  {
    about: 'pregnancy',
    words: `*schwanger*, *kinderwunsch*, *familienplanung*, *familienzuwachs*, planen ~ kind, planen ~ kinder, planen ~ nachwuchs,
      kinder ~ geplant, kinder ~ planen, erwarten ~ kind, erwarten ~ baby, erwarten ~ nachwuchs, möchten ~ kinder haben,
      wollen ~ kinder haben, wünschen ~ kinder, enceinte*, grossesse*, désir* d enfant*, attend* ~ enfant*, attend* ~ bébé*,
      prévoyez ~ enfant*, prévoyez ~ bébé*, planifiez ~ enfant*, voulez vous ~ enfants, souhaitez ~ avoir ~ enfant*,
      projet* d enfant*, envie* d enfant*, kinderplanung*, planification* familiale*, kinder bekommen, baby ~ unterwegs,
      kind ~ unterwegs, geburtstermin*, werdende* mutter, werdende* eltern, accouche*, *verhütung*, contracepti*`,
  },
  {
    about: 'health',
    words: `*gesundheit*, *krank*, *behinder*, *diagnose*, *medikament*, *suchtmittel*, *suchtproblem*, drogen*, allergi*,
      psychisch*, *arztzeugnis*, *invalid*, iv rente*, iv bezug*, iv bezüg*, iv leistung*, iv grad, iv anmeldung*, ahv iv, der iv,
      beziehen ~ iv, impfausweis*, pflegebedürftig*, pflegestufe*, *santé, maladi*, malade, malades, handicap*, médicament*,
      diagnostic*, certificat* médica*, rente* ai, rente de l ai, de l ai, prestation* ai, prestation* de l ai, bénéfici* ~ ai,
      toxicoman*, hiv, aids, sida, vih, séropositi*, depression*, *depressiv*, dépressi*, burn out*, burnout*, *psychiatr*,
      *psychotherap*, psychothérap*, psychique*, in therapie, ärztlich* behandlung*, ärztlich* attest*, traitement* médica*,
      suivi* médica*, suivi* psych*, *rollstuhl*, fauteuil* roulant*, *diabet*, diabèt*, epilep*, asthma*, asthme*, asthmati*,
      krebsleiden*, cancer, cancers, demenz*, dement, démence*, *süchtig, alkoholprobl*, alkoholabhängig*, alkoholsucht*, alkoholiker*,
      alkoholkonsum*, alcooli*, consomm* ~ alcool, drogue*, gebrechen, infirmité*, arbeitsunfähig*, incapacité* de travail,
      gehörlos*, sourd, sourde, sehschwäche*, covid*, sind sie ~ geimpft, êtes vous ~ vacciné*, blutgruppe*, groupe* sanguin*, spitex`,
  },
  {
    about: 'criminal_record',
    words: `*vorbestraf*, *vorstraf*, *strafregister*, *straffällig*, *strafverfahren*, strafrechtlich*, straftat*, *verurteil*,
      *leumund*, gefängnis*, casier* judiciaire*, antécédent* judiciaire*, antécédent* péna*, condamn*, pénal, pénale, pénales,
      pénaux, prison, haftstrafe*, freiheitsstrafe*, *führungszeugnis*, strafanzeige*, strafbefehl*, kriminell*, criminel*,
      délit, délits, infraction*, détention*, polizeilich bekannt, problem* mit der polizei, démêlés ~ justice`,
  },
  {
    about: 'politics',
    words: `*politisch*, politik, partei, parteien, *parteizugehörig*, *parteimitglied*, *parteibuch*, gesinnung*, politique*,
      quel parti, votre parti, membre ~ parti, weltanschau*, votez vous, vos convictions`,
  },
  {
    about: 'union',
    words: `*gewerkschaft*, *mieterverb*, *mieterinnenverb*, *mieterverein*, *mietendenverb*, *arbeitnehmerverb*, unia, syndicat*,
      syndical*, syndiqué*, asloca, association* de* locataires, défense des locataires, syna, vpod`,
  },
  {
    about: 'origin',
    words: `*heimatort*, *bürgerort*, *herkunft*, ethni*, *hautfarbe*, *abstammung*, *muttersprache*, *migrationshintergrund*,
      eingebürgert*, origine, origines, couleur de peau, langue maternelle, naturalis*, *heimatland*, *heimatländer*, *heimatstaat*,
      *geburtsland*, *geburtsländer*, *geburtsstaat*, *ursprungsland*, *vaterland*, woher kommen sie, woher sie kommen, woher ~ stamm*,
      stammen sie ~ aus, welchem land ~ komm*, welchem land ~ stamm*, welchem land ~ geboren, volksgruppe*, flüchtling*, asylbewerb*,
      asylsuch*, pays de naissance, pays natal, pays de provenance, de quel pays, d où venez, d où êtes vous, d où vient, d où viennent,
      réfugié*, demandeur* d asile, requérant* d asile`,
  },
  {
    about: 'birthplace',
    words: `*geburtsort*, wo sind sie ~ geboren, wo wurden sie ~ geboren, lieu* de naissance, commune* de naissance, où êtes vous né*`,
  },
  { about: 'nationality', words: '*nationalität*, *staatszugehörig*, staatenlos*, apatride*' },
  {
    about: 'nationality',
    unless: 'yes_or_no',
    words:
      '*staatsangehörig*, *staatsbürger*, *bürgerrecht*, nationalité*, citoyenneté*, pays de citoyenneté, ressortissant*',
  },
  {
    about: 'social_assistance',
    words: `*sozialhilfe*, *sozialleistung*, *sozialamt*, *sozialdienst*, *fürsorge*, *ergänzungsleistung*, beziehen ~ el,
      aide* sociale*, assistance sociale, prestation* complémentaire*, prestation* sociale*, service* socia*, hospice général, *sozialbehörde*, *sozialgeld*, *sozialbezüg*, *prämienverbillig*, wirtschaftliche* hilfe,
      unterstützung ~ gemeinde, revenu* d insertion, aide* d urgence, aide* publique*, subside*`,
  },
  {
    about: 'guardianship',
    words: `beistand, beistands*, beistände*, beiständin*, *beistandschaft*, *verbeiständ*, *vormund, *vormundin, *vormundschaft*,
      *bevormund*, erwachsenenschutz*, kesb, curatel*, curateur*, curatrice*, tutelle*, tuteur*, tutrice*, apea,
      protection de l adulte`,
  },
  {
    about: 'bank_account',
    words: `iban, *kontonummer*, *kontoauszug*, *kontoverbindung*, kontoinhaber*, *bankverbindung*, *bankkont*, *postkont*, kreditkarte*, coordonnée* bancaire*,
      numéro* de compte*, compte* bancaire*, relevé* bancaire*, relevé* de compte*, carte* de crédit`,
  },
  {
    about: 'debts_beside',
    words: `*leasing*, *abzahlung*, *ratenzahlung*, *kredit*, *darlehen*, *schulden*, schuldet*, *überschuld*, *lohnabtret*,
      *lohnpfänd*, crédit, crédits, emprunt*, prêts, prêt* bancaire*, prêt* personnel*, dette, dettes, endett*, surendett*,
      cession* de salaire*, saisie* de salaire*, hypothek*, hypothèque*, ratenkauf*, ratenkäuf*, achat* à tempérament,
      paiement* échelonné*, alimente, alimenten, alimentenzahl*, alimentenpflicht*, alimentenvorsch*, alimentenbevor*,
      *unterhaltsbeitr*, *unterhaltspflicht*, *unterhaltszahl*, kindesunterhalt*, pension* alimentaire*, contribution* d entretien,
      obligation* d entretien, obligation* alimentaire*`,
  },
  {
    about: 'exact_salary',
    words: `*lohnausweis*, *lohnabrechnung*, *lohnblatt*, *lohnblätter*, *lohnzettel*, genaue* lohn*, genaue* einkommen*,
      fiche* de salaire*, fiche* de paie*, certificat* de salaire*, bulletin* de salaire*, décompte* de salaire*, salaire* exact*, *lohnbestätig*, *lohnbescheinig*, *gehaltsabrechnung*, *gehaltsnachweis*,
      *einkommensnachweis*, *einkommensbeleg*, attestation* de salaire*, attestation* de revenu*, justificatif* de revenu*,
      preuve* de revenu*`,
  },
  { about: 'exact_salary', ofFiles: true, words: 'arbeitsvertrag*, arbeitsverträge*, contrat* de travail' },
  {
    about: 'exact_salary',
    unless: 'in_bands',
    words: `*lohn, *lohns, *lohnes, *löhne, *lohnhöhe, *lohnsumme, *gehalt, *gehälter, *gehaltshöhe, *salär*, *einkommen*,
      *einkünfte*, verdienen, verdienst, verdienste, salaire*, revenu, revenus, rémunération*, gagnez vous, vous gagnez`,
  },
  {
    about: 'wealth',
    words: `*vermögen*, *ersparniss*, *steuererklärung*, *steuerveranlagung*, *steuerausweis*, wertschriften*, kontostand*, fortune,
      fortunes, votre patrimoine, épargne*, déclaration* d impôt*, déclaration* fiscale*, taxation* fiscale*, avis de taxation*, erbschaft*, héritage*, steuerrechnung*, steuerunterlagen`,
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
      acte* de défaut de biens, commandement* de payer, faillite*, poursuivi*, gepfändet*, zahlungsunfähig*, insolven*, insolvab*`,
  },
  {
    about: 'identity_papers',
    words: `*ausweiskopie*, *ausweisnummer*, *ausweis nr, *ausweis* ~ kopie*, kopie* ~ *ausweis*, foto* ~ *ausweis*, scan* ~ *ausweis*,
      amtlich* ausweis*, gültig* ausweis*, pass, =pässe, *passkopie*, *passnummer*, passfoto*, *reisepass*, *identitätskart*,
      *personalausweis*, id kart*, id kopie*, id nummer*, id nr, ahv nr, ahv nummer*, ahvnr, ahvnummer*, nummer ~ ahv,
      *sozialversicherungsnummer*, *sozialversicherungs nummer*, *sozialversicherungs nr, versichertennummer*,
      pièce* d identité, carte* d identité, papier* d identité, document* d identité, copie* ~ identité, copie* ~ permis,
      passeport*, numéro* avs, numéro* ~ avs, no avs, n avs, nr avs, avs no, avs n, avs numéro, numéro* d assurance sociale,
      numéro* de sécurité sociale, numéro* d assuré*, porträtfoto*, bewerbungsfoto*, selfie*, foto von ihnen, foto von sich,
      photo* d identité, photo* de vous`,
  },
  { about: 'identity_papers', ofFiles: true, words: '*ausweis*, permis*, titre* de séjour, aufenthaltsbewilligung*' },
  {
    about: 'civil_status',
    words: `*zivilstand*, *zivilstände*, *familienstand*, *verheiratet*, *geschieden*, verwitwet*, ledig, ledige*, heirat*, *partnerschaft,
      état* civil*, =marié, =mariés, mariée, mariées, marie·e*, marie(e)*, marie.e*, marie-e*, vous marie, ou marie, marie ou, ^marie$,
      célibataire*, divorcé*, veuf, veuve, pacsé*, partenariat enregistré, mariage*, *konkubinat*, concubinage*, scheidung, scheidungsurteil*, *ehescheidung*, getrennt lebend*,
      leben sie ~ getrennt, séparé* de corps, séparation de corps, divorce, divorces`,
  },
]
