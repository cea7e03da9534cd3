// The default agreement of a project: short, lawful for homes, in both languages. Projects can replace its wording.

import type { AgreementBlock, AgreementContent, BlockCondition } from './agreement-template.ts'

const title = (text: string): AgreementBlock => ({ kind: 'title', when: 'always', text })
const heading = (text: string): AgreementBlock => ({ kind: 'heading', when: 'always', text })
const text = (words: string, when: BlockCondition = 'always'): AgreementBlock => ({ kind: 'text', when, text: words })
const drawn = (kind: 'parties' | 'rents' | 'signatures', words = ''): AgreementBlock => ({
  kind,
  when: 'always',
  text: words,
})

export const defaultAgreement: AgreementContent = {
  de: [
    title('Mietvertrag für Wohnräume'),
    heading('1. Parteien'),
    drawn('parties'),
    heading('2. Mietobjekt'),
    text(
      '[place_object_title], [place_object_address], [place_rooms] Zimmer, [place_area] m², Objektnummer [place_object_number].',
    ),
    text('Dazu gehört: [place_secondary_objects].', 'with_companions'),
    text('Das Objekt dient als Familienwohnung. Anzahl Personen: [place_number_persons].'),
    heading('3. Mietdauer und Kündigung'),
    text('Das Mietverhältnis beginnt am [place_contract_start] und ist unbefristet.', 'open_term'),
    text(
      'Beide Parteien können es mit einer Frist von [place_notice_months] Monaten schriftlich kündigen, und zwar auf [place_notice_dates].',
      'open_term',
    ),
    text(
      'Das Mietverhältnis beginnt am [place_contract_start] und endet am [place_contract_end], ohne dass es einer Kündigung bedarf.',
      'fixed_term',
    ),
    heading('4. Mietzins und Nebenkosten'),
    drawn('rents'),
    text(
      'Der Mietzins ist monatlich im Voraus geschuldet. Die Nebenkosten werden akonto bezahlt und jährlich abgerechnet.',
    ),
    text(
      'Als Sicherheit leistet die Mieterschaft eine Kaution von [place_deposit]. Sie liegt auf einem Sperrkonto auf den Namen der Mieterschaft.',
      'with_deposit',
    ),
    heading('5. Übergabe und Unterhalt'),
    text(
      'Bei der Übergabe wird ein Protokoll erstellt. Mängel, die später sichtbar werden, meldet die Mieterschaft innert 30 Tagen schriftlich.',
    ),
    heading('6. Schlussbestimmungen'),
    text(
      'Änderungen dieses Vertrags brauchen die Schriftform. Es gelten die Artikel 253 bis 274g des Obligationenrechts.',
    ),
    drawn('signatures', 'Unterschriften'),
  ],
  fr: [
    title('Contrat de bail à loyer pour habitation'),
    heading('1. Parties'),
    drawn('parties'),
    heading('2. Objet loué'),
    text(
      '[place_object_title], [place_object_address], [place_rooms] pièces, [place_area] m², numéro d’objet [place_object_number].',
    ),
    text('S’y ajoute : [place_secondary_objects].', 'with_companions'),
    text('L’objet sert de logement de famille. Nombre de personnes : [place_number_persons].'),
    heading('3. Durée et résiliation'),
    text('Le bail commence le [place_contract_start] et est conclu pour une durée indéterminée.', 'open_term'),
    text(
      'Chaque partie peut le résilier par écrit, moyennant un préavis de [place_notice_months] mois, pour [place_notice_dates].',
      'open_term',
    ),
    text(
      'Le bail commence le [place_contract_start] et prend fin le [place_contract_end], sans qu’il soit nécessaire de le résilier.',
      'fixed_term',
    ),
    heading('4. Loyer et frais accessoires'),
    drawn('rents'),
    text(
      'Le loyer est payable chaque mois d’avance. Les frais accessoires sont versés par acomptes et décomptés chaque année.',
    ),
    text(
      'À titre de sûreté, les locataires fournissent une garantie de [place_deposit], déposée sur un compte bloqué à leur nom.',
      'with_deposit',
    ),
    heading('5. Remise et entretien'),
    text(
      'Un procès-verbal est établi lors de la remise. Les locataires annoncent par écrit, dans les 30 jours, les défauts qui apparaissent par la suite.',
    ),
    heading('6. Dispositions finales'),
    text(
      'Toute modification du présent contrat requiert la forme écrite. Les articles 253 à 274g du code des obligations s’appliquent.',
    ),
    drawn('signatures', 'Signatures'),
  ],
}
