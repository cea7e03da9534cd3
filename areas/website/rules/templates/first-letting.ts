// Template for a new building that is let for the first time.

import type { PageContent } from '../content.ts'
import { both, fact, pageOf, paragraph, part, question } from './template.ts'

export const firstLetting = (name: string): PageContent =>
  pageOf(
    {
      title: both(`${name}: Erstvermietung`, `${name}\u00a0: première location`),
      description: both(
        'Neue Mietwohnungen mit Grundriss, Miete und Bezugstermin. Jetzt online bewerben.',
        'Nouveaux logements à louer avec plan, loyer et date d’entrée. Postulez en ligne.',
      ),
    },
    [
      part('opening', {
        title: both(name, name),
        claim: both('Neu gebaut. Zum ersten Mal zu mieten.', 'Du neuf. À louer pour la première fois.'),
        badge: both('Erstbezug', 'Première entrée'),
      }),
      part('text', {
        title: both('Das Projekt', 'Le projet'),
        text: paragraph(
          'Helle Wohnungen mit grossem Balkon, eigener Waschmaschine und Fernwärme. Im Hof wachsen Bäume, im Erdgeschoss gibt es Raum für alle.',
          'Des logements lumineux avec grand balcon, machine à laver privative et chauffage à distance. Des arbres dans la cour et, au rez, un espace pour tous.',
        ),
      }),
      part('facts', {
        title: both('Auf einen Blick', 'En bref'),
        facts: [
          fact(['Energie', 'Énergie'], ['Minergie, Fernwärme, Solarstrom', 'Minergie, chauffage à distance, solaire']),
          fact(
            ['Mobilität', 'Mobilité'],
            ['Einstellhalle mit Ladestationen, Velokeller', 'Garage avec bornes de recharge, local à vélos'],
          ),
          fact(['Haustiere', 'Animaux'], ['Nach Absprache', 'Sur entente']),
        ],
      }),
      part('objects', {
        title: both('Wohnungen', 'Logements'),
        lead: both(
          'Merken Sie sich bis zu drei Wohnungen und bewerben Sie sich mit einem Formular.',
          'Retenez jusqu’à trois logements et postulez avec un seul formulaire.',
        ),
      }),
      part('location', {
        title: both('Lage', 'Situation'),
        text: paragraph(
          'Fünf Minuten zum Bahnhof, zwei zum Wald.',
          'À cinq minutes de la gare et à deux minutes de la forêt.',
        ),
      }),
      part('documents', { title: both('Unterlagen', 'Documents') }),
      part('questions', {
        title: both('Häufige Fragen', 'Questions fréquentes'),
        questions: [
          question(
            [
              'Wer bekommt eine Wohnung?',
              'Wir prüfen alle Bewerbungen nach denselben Kriterien: Belegung, Einkommen und Datum des Eingangs.',
            ],
            [
              'Qui obtient un logement\u00a0?',
              'Nous examinons toutes les candidatures selon les mêmes critères\u00a0: occupation, revenu et date de réception.',
            ],
          ),
          question(
            [
              'Kann ich die Wohnung besichtigen?',
              'Ja. Wer sich beworben hat, wird zu einem Termin vor Ort eingeladen.',
            ],
            [
              'Puis-je visiter le logement\u00a0?',
              'Oui. Les personnes qui ont postulé sont invitées à une visite sur place.',
            ],
          ),
        ],
      }),
      part('contact', { title: both('Kontakt', 'Contact') }),
    ],
  )
