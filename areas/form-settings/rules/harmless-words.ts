// Phrases that resemble forbidden questions but are harmless: a building beside a church, a flat for a wheelchair, a
// sentence that says what is not asked. False alarms would make users ignore the guard.

/** Phrases removed from a text before it is checked. */
export const harmlessWords = `
  krankenhaus*, krankenhäuser*, krankenpfleg*, krankenschwester*, gesundheitswesen, gesundheitszentrum, behindertengerecht*,
  behindertenparkpl*, secteur de la santé, domaine de la santé, centre de santé, l enceinte, enceinte* acoustique*,
  vertrags partei*, miet partei*, die parteien, anzahl parteien, partei* im haus, parteien haus*, parteien häuser*,
  politique de confidentialité, politique de protection*, herkunft der *mittel, herkunft des *kapitals, herkunft der anfrage,
  origine des fonds, origine du capital, origine du financement, origine de votre demande, à l origine,
  kreditor*, akkredit*, diskredit*, kreditwürdig*, kreditprüf*, kreditauskunft*, *credit suisse, crédit agricole, verschulden*,
  fassungsvermögen*, poursuite du, poursuite de la, poursuite de vos, poursuite des études, poursuite d études,
  fahrzeugausweis*, hundeausweis*, *tierausweis*, mitglied*ausweis*, student*ausweis*, studier*ausweis*,
  *parkplatz ~ rollstuhl*, parkplätze ~ rollstuhl*, place* de parc ~ fauteuil* roulant*, passeport du chien, passeport du chat,
  passeport de l animal, rollstuhlgängig*, rollstuhlgerecht*, rollstuhltauglich*, rollstuhlzugäng*, accessible* ~ fauteuil* roulant*,
  adapté* ~ fauteuil* roulant*, accès* ~ fauteuil* roulant*, neben der kirche, bei der kirche, nähe der kirche, hinter der kirche,
  kirche in der nähe, rue de l église, place de l église, chemin de l église, avenue de l église, route de l église, près de l église,
  côté de l église, rechtsbeistand*, sexuelle* belästigung*, harcèlement* sexuel*, pays d origine du véhicule, provenance des fonds`

/**
 * A sentence of an explanation with one of these phrases says that a subject is not asked, not yet asked, or
 * irrelevant.
 */
export const dismissingWords = `
  fragen wir nicht, fragen wir keine*, fragen nicht nach, nicht gefragt, nicht verlangt, verlangen wir nicht, verlangen wir keine*,
  verlangen keine*, brauchen wir nicht, brauchen wir keine*, brauchen keine*, nicht nötig, nicht notwendig, nicht erforderlich,
  nicht einreichen, nicht beilegen, keine angaben, verlangen wir ~ erst, brauchen wir ~ erst, erst nach, erst bei, erst wenn, erst von,
  erst mit, erst vor, spielt ~ keine rolle, spielen ~ keine rolle, unabhängig von, ohne rücksicht auf, keinen einfluss,
  ne demandons pas, ne demandons ni, n est pas demandé*, ne sont pas demandé*, pas nécessaire*, pas requis*, pas besoin,
  ne joue* aucun rôle, indépendamment, sans égard, seulement après, qu après, uniquement après, plus tard, ultérieurement,
  seulement de la personne, uniquement de la personne, que de la personne, à la personne choisie, à la personne retenue`
