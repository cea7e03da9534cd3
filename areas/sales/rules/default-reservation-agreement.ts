// The default reservation agreement of a project, in both languages. It says that only the notarised deed binds the
// parties to the purchase.

import type { AgreementContent } from './reservation-agreement.ts'

export const defaultReservationAgreement: AgreementContent = {
  de: {
    title: 'Reservationsvereinbarung',
    text: `1. Parteien

Verkäuferschaft: [place_seller]

Kaufinteressierte: [place_buyers]

2. Objekt

[place_object_title], [place_object_address], Objektnummer [place_object_number]. Der Verkaufspreis beträgt [place_price].

3. Reservation

Die Verkäuferschaft bietet das Objekt während [place_reservation_days] Tagen ab Annahme dieser Vereinbarung niemand anderem an. Nach der Gegenzeichnung gilt die Reservation weitere [place_notary_days] Tage für den Termin beim Notariat.

Hat bei der Annahme bereits jemand anderes das Objekt reserviert, stehen die Kaufinteressierten in der Warteschlange und rücken in der Reihenfolge der Annahme nach.

4. Gebühr

Die Reservationsgebühr von [place_fee] ist innert [place_payment_days] Tagen auf das Konto [place_account] zu bezahlen. Kommt der Kauf zustande, wird sie vollständig an den Kaufpreis angerechnet.

Treten die Kaufinteressierten zurück, gilt: [place_fee_on_withdrawal]. Läuft die Reservation ab, gilt: [place_fee_on_expiry].

5. Keine Pflicht zum Kauf

Diese Vereinbarung verpflichtet niemanden zum Kauf oder zum Verkauf. Dazu verpflichtet nur der öffentlich beurkundete Kaufvertrag.`,
  },
  fr: {
    title: 'Convention de réservation',
    text: `1. Parties

Partie venderesse : [place_seller]

Personnes intéressées à l’achat : [place_buyers]

2. Bien

[place_object_title], [place_object_address], numéro [place_object_number]. Le prix de vente s’élève à [place_price].

3. Réservation

La partie venderesse ne propose le bien à personne d’autre pendant [place_reservation_days] jours dès l’acceptation de la présente convention. Après la contresignature, la réservation vaut [place_notary_days] jours de plus pour le rendez-vous chez le notaire.

Si le bien est déjà réservé par quelqu’un d’autre lors de l’acceptation, les personnes intéressées sont en file d’attente et avancent dans l’ordre des acceptations.

4. Frais

Les frais de réservation de [place_fee] sont à verser dans les [place_payment_days] jours sur le compte [place_account]. Si l’achat a lieu, ils sont entièrement imputés sur le prix.

Si les personnes intéressées se retirent : [place_fee_on_withdrawal]. Si la réservation expire : [place_fee_on_expiry].

5. Aucune obligation d’achat

La présente convention n’oblige personne à acheter ni à vendre. Seul l’acte de vente authentique oblige les parties.`,
  },
}
