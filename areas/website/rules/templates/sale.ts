// Template for flats that are sold to the people who will live in them.

import type { PageContent } from '../content.ts'
import { both, fact, pageOf, paragraph, part, question } from './template.ts'

export const sale = (name: string): PageContent =>
  pageOf(
    {
      title: both(`${name}: Eigentumswohnungen`, `${name}\u00a0: appartements en propriété`),
      description: both(
        'Eigentumswohnungen mit Grundriss, Preis und Bezugstermin. Jetzt Interesse anmelden.',
        'Appartements en propriété avec plan, prix et date d’entrée. Annoncez votre intérêt.',
      ),
    },
    [
      part('opening', {
        title: both(name, name),
        claim: both('Eigentum, das mit Ihnen wächst.', 'Une propriété qui grandit avec vous.'),
      }),
      part('text', {
        title: both('Das Projekt', 'Le projet'),
        text: paragraph(
          'Jede Wohnung hat einen Aussenraum nach Süden und einen eigenen Kellerraum. Küche, Bäder und Böden wählen Sie selbst aus.',
          'Chaque appartement dispose d’un espace extérieur au sud et de sa propre cave. Vous choisissez la cuisine, les salles d’eau et les sols.',
        ),
      }),
      part('objects', {
        title: both('Wohnungen und Preise', 'Appartements et prix'),
      }),
      part('facts', {
        title: both('Der Weg zum Eigentum', 'Le chemin vers la propriété'),
        facts: [
          fact(
            ['1. Kaufanfrage', '1. Demande d’achat'],
            ['Wohnungen merken und Formular senden', 'Retenir des appartements et envoyer le formulaire'],
          ),
          fact(
            ['2. Reservation', '2. Réservation'],
            ['Vertrag unterschreiben, Anzahlung leisten', 'Signer le contrat, verser l’acompte'],
          ),
          fact(
            ['3. Beurkundung', '3. Acte authentique'],
            ['Kaufvertrag beim Notariat', 'Contrat de vente chez le notaire'],
          ),
          fact(['4. Übergabe', '4. Remise'], ['Protokoll und Schlüssel', 'Procès-verbal et clés']),
        ],
      }),
      part('location', {
        title: both('Lage', 'Situation'),
        text: paragraph('Ruhig gelegen, mit Blick ins Grüne.', 'Situation calme, avec vue sur la verdure.'),
      }),
      part('documents', { title: both('Unterlagen', 'Documents') }),
      part('questions', {
        title: both('Häufige Fragen', 'Questions fréquentes'),
        questions: [
          question(
            [
              'Wie viel Eigenkapital brauche ich?',
              'In der Regel mindestens 20 Prozent des Kaufpreises. Ihre Bank rechnet es mit Ihnen aus.',
            ],
            [
              'De combien de fonds propres ai-je besoin\u00a0?',
              'En règle générale, d’au moins 20 pour cent du prix de vente. Votre banque fait le calcul avec vous.',
            ],
          ),
        ],
      }),
      part('contact', { title: both('Beratung', 'Conseil') }),
    ],
  )
