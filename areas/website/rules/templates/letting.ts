// Template for flats that are let again, in buildings where people live already.

import type { PageContent } from '../content.ts'
import { listTarget } from '../links.ts'
import { both, fact, pageOf, paragraph, part, question } from './template.ts'

export const letting = (name: string): PageContent =>
  pageOf(
    {
      title: both(`${name}: freie Wohnungen`, `${name}\u00a0: logements libres`),
      description: both(
        `Freie Wohnungen mit Grundriss, Miete und Bezugstermin. Online bewerben in zehn Minuten.`,
        `Logements libres avec plan, loyer et date d’entrée. Candidature en ligne en dix minutes.`,
      ),
    },
    [
      part('opening', {
        title: both(name, name),
        claim: both('Wohnungen, in denen man bleiben will.', 'Des logements où l’on a envie de rester.'),
      }),
      part('text', {
        title: both('Willkommen', 'Bienvenue'),
        text: paragraph(
          'Hier finden Sie alle Wohnungen, die wir zurzeit vermieten, mit Grundriss, Miete und Bezugstermin. Merken Sie sich bis zu drei und bewerben Sie sich mit einem Formular.',
          'Vous trouvez ici tous les logements que nous louons en ce moment, avec plan, loyer et date d’entrée. Retenez-en jusqu’à trois et postulez avec un seul formulaire.',
        ),
      }),
      part('objects', { title: both('Freie Wohnungen', 'Logements libres') }),
      part('location', {
        title: both('Lage', 'Situation'),
        text: paragraph(
          'Haltestelle, Schule und Einkauf sind zu Fuss erreichbar.',
          'Arrêt de bus, école et commerces sont accessibles à pied.',
        ),
      }),
      part('questions', {
        title: both('Häufige Fragen', 'Questions fréquentes'),
        questions: [
          question(
            [
              'Welche Unterlagen brauche ich?',
              'Einen Auszug aus dem Betreibungsregister, der nicht älter als drei Monate ist, und die letzten drei Lohnabrechnungen.',
            ],
            [
              'De quels documents ai-je besoin\u00a0?',
              'D’un extrait du registre des poursuites de moins de trois mois et de vos trois dernières fiches de salaire.',
            ],
          ),
          question(
            ['Wie lange dauert es bis zum Entscheid?', 'Sie hören innert zehn Tagen von uns.'],
            ['Quand aurai-je une réponse\u00a0?', 'Vous avez de nos nouvelles dans les dix jours.'],
          ),
        ],
      }),
      part('facts', {
        title: both('So bewerben Sie sich', 'Comment postuler'),
        facts: [
          fact(['1. Auswählen', '1. Choisir'], ['Bis zu drei Wohnungen merken', 'Retenir jusqu’à trois logements']),
          fact(
            ['2. Bewerben', '2. Postuler'],
            ['Formular ausfüllen, in etwa zehn Minuten', 'Remplir le formulaire, en dix minutes environ'],
          ),
          fact(['3. Antwort', '3. Réponse'], ['Innert zehn Tagen per E-Mail', 'Dans les dix jours par e-mail']),
        ],
      }),
      part('contact', { title: both('Kontakt', 'Contact') }),
      part('call', {
        title: both('Alle Objekte', 'Tous les biens'),
        lead: both(
          'Auch Parkplätze und Gewerberäume finden Sie in unserer Liste.',
          'Places de parc et locaux commerciaux figurent également dans notre liste.',
        ),
        label: both('Zur Objektliste', 'Vers la liste des biens'),
        target: listTarget,
        isInMenu: false,
      }),
    ],
  )
