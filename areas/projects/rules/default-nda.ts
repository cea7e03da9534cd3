// Text of the confidentiality agreement until a project has one of its own.

import type { Language } from '#platform/rules/project-type.ts'

const paragraphs = (heading: string, texts: readonly string[]) =>
  `<p><strong>${heading}</strong></p><ol>${texts.map((text) => `<li>${text}</li>`).join('')}</ol>`

export const defaultNda: Record<Language, string> = {
  de: paragraphs('Vertraulichkeitserklärung', [
    'Wir erhalten Unterlagen zu einer Liegenschaft ausschliesslich, um einen Kauf zu prüfen, und verwenden sie zu keinem anderen Zweck.',
    'Wir behandeln die Unterlagen und die Tatsache des Verkaufs vertraulich. Weitergegeben werden sie nur an eigene Mitarbeitende, Finanzierende und Beratende, die sie für die Prüfung brauchen und ebenso zur Vertraulichkeit verpflichtet sind.',
    'Wir nehmen ohne Zustimmung keinen Kontakt mit der Eigentümerschaft, der Mieterschaft, der Verwaltung oder Behörden auf.',
    'Auf Verlangen geben wir die Unterlagen zurück oder löschen sie. Gesetzliche Aufbewahrungspflichten bleiben vorbehalten.',
    'Die Erklärung gilt zwei Jahre ab Unterzeichnung. Öffentlich bekannte Angaben sind ausgenommen.',
    'Weder ein unverbindliches noch ein verbindlich genanntes Angebot verpflichtet zum Kauf oder Verkauf; dies tut allein der öffentlich beurkundete Vertrag.',
    'Es gilt schweizerisches Recht.',
  ]),
  fr: paragraphs('Accord de confidentialité', [
    'Nous recevons des documents sur un immeuble uniquement pour examiner un achat et ne les utilisons à aucune autre fin.',
    'Nous traitons de manière confidentielle les documents et le fait même de la vente. Nous ne les transmettons qu’à nos collaborateurs, financeurs et conseillers qui en ont besoin pour cet examen et qui sont tenus à la même confidentialité.',
    'Nous ne prenons pas contact avec le propriétaire, les locataires, la gérance ou les autorités sans accord préalable.',
    'Sur demande, nous restituons ou supprimons les documents. Les obligations légales de conservation sont réservées.',
    'L’accord est valable deux ans à compter de la signature. Les informations publiques en sont exclues.',
    'Ni une offre indicative ni une offre dite ferme n’oblige à acheter ou à vendre\u00a0; seul l’acte authentique lie les parties.',
    'Le droit suisse est applicable.',
  ]),
}
