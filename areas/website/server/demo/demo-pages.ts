// Contents of the demo websites.

import type { PageContent } from '../../rules/content.ts'
import { both, fact, pageOf, paragraph, part, question } from '../../rules/templates/template.ts'
import type { DemoFiles } from './demo-files.ts'

export const marketPage = ({ street, front, secondFront, facts }: DemoFiles): PageContent =>
  pageOf(
    {
      title: both('Neubau Sägematt: Mietwohnungen in Lenzburg', 'Sägematt\u00a0: logements à louer à Lenzbourg'),
      description: both(
        'Erstvermietung in Lenzburg: helle Wohnungen mit Balkon, fünf Minuten vom Bahnhof. Grundrisse, Mieten und Bewerbung online.',
        'Première location à Lenzbourg\u00a0: logements lumineux avec balcon, à cinq minutes de la gare. Plans, loyers et candidature en ligne.',
      ),
    },
    [
      part('opening', {
        title: both('Neubau Sägematt', 'Sägematt'),
        claim: both(
          'Sechs Häuser, ein Hof, fünf Minuten bis zum Bahnhof.',
          'Six immeubles, une cour, cinq minutes jusqu’à la gare.',
        ),
        badge: both('Erstbezug ab Mai 2027', 'Première entrée en mai 2027'),
        picture: {
          fileId: street,
          alt: both('Drei Häuser am Sägemattweg, gezeichnet', 'Trois immeubles au Sägemattweg, dessin'),
        },
      }),
      part('text', {
        title: both('Das Projekt', 'Le projet'),
        text: {
          de: '<p>Auf dem Areal der alten Säge entstehen sechs Häuser mit Wohnungen und zwei Läden. Jede Wohnung hat einen Balkon oder Sitzplatz und eine eigene Waschmaschine.</p><p>Der Hof bleibt <strong>autofrei</strong>: Veloraum, Spielplatz und Gemeinschaftsraum liegen im Erdgeschoss.</p>',
          fr: '<p>Sur le site de l’ancienne scierie s’élèvent six immeubles avec des logements et deux commerces. Chaque logement dispose d’un balcon ou d’une terrasse et de sa propre machine à laver.</p><p>La cour reste <strong>sans voitures</strong>\u00a0: local à vélos, place de jeux et salle commune se trouvent au rez.</p>',
        },
      }),
      part('facts', {
        title: both('Auf einen Blick', 'En bref'),
        facts: [
          fact(['Energie', 'Énergie'], ['Minergie, Fernwärme, Solarstrom', 'Minergie, chauffage à distance, solaire']),
          fact(['Mobilität', 'Mobilité'], ['Einstellhalle mit Ladestationen', 'Garage avec bornes de recharge']),
          fact(['Bahnhof', 'Gare'], ['5 Minuten zu Fuss', 'À 5 minutes à pied']),
          fact(['Haustiere', 'Animaux'], ['Nach Absprache', 'Sur entente']),
        ],
      }),
      part('carousel', {
        title: both('Eindrücke', 'Aperçu'),
        pictures: [
          { fileId: front, alt: both('Sägemattweg 1 von der Strasse', 'Sägemattweg 1 vu de la rue') },
          { fileId: secondFront, alt: both('Sägemattweg 11 von der Strasse', 'Sägemattweg 11 vu de la rue') },
        ],
      }),
      part('objects', {
        title: both('Wohnungen', 'Logements'),
        lead: both(
          'Merken Sie sich bis zu drei Wohnungen und bewerben Sie sich mit einem Formular.',
          'Retenez jusqu’à trois logements et postulez avec un seul formulaire.',
        ),
        columns: ['rooms', 'area', 'floor', 'price', 'state'],
      }),
      part('location', {
        title: both('Lage', 'Situation'),
        address: both('Sägemattweg 1–11\n5600 Lenzburg', 'Sägemattweg 1–11\n5600 Lenzbourg'),
        text: paragraph(
          'Zürich ist mit der S-Bahn in 25 Minuten erreichbar, Aarau in acht. Schule und Kindergarten liegen im Quartier.',
          'Zurich est à 25 minutes en train, Aarau à huit. École et jardin d’enfants se trouvent dans le quartier.',
        ),
      }),
      part('documents', {
        title: both('Unterlagen', 'Documents'),
        documents: [{ fileId: facts, name: both('Baubeschrieb', 'Descriptif de construction (en allemand)') }],
      }),
      part('questions', {
        title: both('Häufige Fragen', 'Questions fréquentes'),
        questions: [
          question(
            ['Wann kann ich eine Wohnung besichtigen?', 'Ab Februar 2027. Wer sich beworben hat, wird eingeladen.'],
            [
              'Quand puis-je visiter un logement\u00a0?',
              'Dès février 2027. Les personnes qui ont postulé sont invitées.',
            ],
          ),
          question(
            ['Gibt es Parkplätze?', 'Ja, in der Einstellhalle. Sie werden zusammen mit der Wohnung vermietet.'],
            ['Y a-t-il des places de parc\u00a0?', 'Oui, dans le garage. Elles sont louées avec le logement.'],
          ),
        ],
      }),
      part('contact', {
        title: both('Kontakt', 'Contact'),
        lead: both('Haben Sie Fragen zur Vermietung?', 'Avez-vous des questions sur la location\u00a0?'),
      }),
    ],
  )

/** Its picture has no French alternative text, which keeps it from being published. */
export const salePage = ({ street, facts }: DemoFiles): PageContent =>
  pageOf(
    {
      title: both(
        'Rebberg Sierre: Eigentumswohnungen im Rebberg',
        'Rebberg Sierre\u00a0: appartements dans les vignes',
      ),
      description: both(
        'Eigentumswohnungen mit Blick auf die Rebberge von Sierre. Grundrisse, Preise und Reservation online.',
        'Appartements en propriété avec vue sur les vignes de Sierre. Plans, prix et réservation en ligne.',
      ),
    },
    [
      part('opening', {
        title: both('Rebberg Sierre', 'Rebberg Sierre'),
        claim: both('Wohneigentum zwischen Reben und Rhone.', 'Vivre chez soi, entre vignes et Rhône.'),
        picture: { fileId: street, alt: both('Drei Häuser am Chemin des Vignes, gezeichnet', '') },
      }),
      part('text', {
        title: both('Das Projekt', 'Le projet'),
        text: paragraph(
          'Drei Häuser mit je acht Wohnungen, alle mit Terrasse nach Süden. Küche, Bäder und Böden wählen Sie selbst aus.',
          'Trois immeubles de huit appartements, tous avec terrasse au sud. Vous choisissez la cuisine, les salles d’eau et les sols.',
        ),
      }),
      part('objects', { title: both('Wohnungen und Preise', 'Appartements et prix') }),
      part('facts', {
        title: both('Der Weg zum Eigentum', 'Le chemin vers la propriété'),
        facts: [
          fact(
            ['1. Kaufanfrage', '1. Demande d’achat'],
            ['Wohnungen merken, Formular senden', 'Retenir des appartements, envoyer le formulaire'],
          ),
          fact(['2. Reservation', '2. Réservation'], ['Vertrag und Anzahlung', 'Contrat et acompte']),
          fact(['3. Beurkundung', '3. Acte authentique'], ['Beim Notariat in Sierre', 'Chez le notaire à Sierre']),
        ],
      }),
      part('documents', {
        title: both('Unterlagen', 'Documents'),
        documents: [{ fileId: facts, name: both('Baubeschrieb', '') }],
      }),
      part('contact', { title: both('Beratung', 'Conseil') }),
    ],
  )
