// Names of invented people: typical first and last names in Switzerland by origin, each with a language of writing.

import type { Language } from '#platform/rules/project-type.ts'

export interface Origin {
  nation: string
  /** Language of the application; null means the language of the place. */
  language: Language | null
  women: readonly string[]
  men: readonly string[]
  families: readonly string[]
}

const words = (list: string): string[] => list.split(' ')

const german: Origin = {
  nation: 'CH',
  language: null,
  women: words(
    'Anna Lea Mia Laura Nina Sara Lena Julia Selina Jana Fabienne Corinne Regula Ursina Flurina Barbara Monika Sandra Manuela Daniela Simone Andrea Ladina Rahel Noemi Seraina Vreni Heidi Alessia Tamara',
  ),
  men: words(
    'Luca Noah Leon Tim Jonas David Simon Lukas Nicolas Severin Reto Urs Beat Thomas Daniel Marco Stefan Andreas Martin Adrian Matthias Fabian Pascal Dominik Jürg Hans Ueli Gian Florian Raphael',
  ),
  families: words(
    'Müller Meier Schmid Keller Weber Huber Schneider Steiner Fischer Gerber Brunner Baumann Frei Zimmermann Moser Widmer Wyss Graf Roth Suter Baumgartner Bachmann Kunz Hofer Bucher Lüthi Hess Studer Egli Bühler Käser Zürcher Hunziker Ryser Aeschlimann Stucki Blaser Zaugg Nyffenegger Röthlisberger',
  ),
}

const french: Origin = {
  nation: 'CH',
  language: 'fr',
  women: words(
    'Camille Chloé Léa Manon Elodie Aurélie Céline Sophie Mélanie Valérie Nathalie Isabelle Florence Margaux Océane Audrey Virginie Anouk Clémence Estelle',
  ),
  men: words(
    'Gabriel Arthur Théo Hugo Maxime Julien Nicolas Olivier Laurent Sébastien Yannick Christophe Guillaume Antoine Mathieu Pascal Jérôme Cyril Damien Benoît',
  ),
  families: words(
    'Favre Rochat Bonvin Clerc Jaquet Perret Cuendet Dubois Monney Chappuis Aubert Meylan Vuilleumier Jeanneret Pittet Savary Descloux Grandjean Progin Maillard Rossier Bovet',
  ),
}

const italian: Origin = {
  nation: 'CH',
  language: null,
  women: words('Giulia Sofia Chiara Elisa Martina Alessandra Federica Ilaria Noemi Valentina'),
  men: words('Matteo Alessandro Davide Lorenzo Andrea Gabriele Nicolò Fabio Tiziano Giona'),
  families: words('Bernasconi Crivelli Ferrari Galli Pedrazzini Rezzonico Cattaneo Lepori Ghirlanda Maggetti Soldini'),
}

const from = (nation: string, women: string, men: string, families: string): Origin => ({
  nation,
  language: null,
  women: words(women),
  men: words(men),
  families: words(families),
})

export const origins: readonly (readonly [Origin, number])[] = [
  [german, 52],
  [french, 14],
  [italian, 8],
  [from('DE', 'Katharina Franziska Antje Wiebke', 'Sebastian Torsten Henning Malte', 'Hoffmann Krüger Lange Vogt'), 5],
  [from('PT', 'Beatriz Inês Catarina Mariana', 'Tiago João Rui Diogo', 'Ferreira Pereira Carvalho Marques'), 5],
  [from('XK', 'Arbnora Blerta Fjolla Vlora', 'Arben Besnik Liridon Valon', 'Krasniqi Gashi Berisha Shala'), 5],
  [from('IT', 'Francesca Paola Silvia Elena', 'Giuseppe Salvatore Roberto Luigi', 'Esposito Ricci Marino Conti'), 4],
  [from('BA', 'Amra Lejla Emina Selma', 'Emir Adnan Haris Mirza', 'Hodžić Begić Kovačević Delić'), 3],
  [
    from('LK', 'Anusha Kavitha Thushara Nila', 'Suresh Rajan Kumaran Dinesh', 'Sivakumar Rajaratnam Nadarajah Selvan'),
    2,
  ],
  [from('ER', 'Selam Feven Ruta Miriam', 'Yonas Filmon Tesfay Samuel', 'Tekle Habte Ghebremariam Kidane'), 2],
]

export const childNames = words(
  'Emma Mila Elin Lia Malea Elena Alina Zoe Lina Yara Liam Elia Matteo Leano Nino Levin Finn Gian Samuel Emil Loris Jaron Malik Nael Ayla Amélie Maël Timeo Louise Nora',
)

/** Occupations in their feminine and masculine forms. */
export const occupations: Record<Language, Record<'ms' | 'mr', readonly string[]>> = {
  de: {
    ms: [
      'Pflegefachfrau HF',
      'Primarlehrerin',
      'Kauffrau EFZ',
      'Logistikerin EFZ',
      'Softwareentwicklerin',
      'Detailhandelsfachfrau',
      'Sozialarbeiterin FH',
      'Buschauffeuse',
      'Köchin EFZ',
      'Zeichnerin EFZ Architektur',
      'Sachbearbeiterin Versicherung',
      'Medizinische Praxisassistentin',
      'Projektleiterin Marketing',
      'Bauingenieurin FH',
      'Fachfrau Betreuung Kind',
    ],
    mr: [
      'Pflegefachmann HF',
      'Primarlehrer',
      'Elektroinstallateur EFZ',
      'Kaufmann EFZ',
      'Logistiker EFZ',
      'Softwareentwickler',
      'Polymechaniker EFZ',
      'Sozialarbeiter FH',
      'Buschauffeur',
      'Koch EFZ',
      'Zeichner EFZ Architektur',
      'Sachbearbeiter Versicherung',
      'Schreiner EFZ',
      'Bauingenieur FH',
      'Fachmann Betreuung Kind',
    ],
  },
  fr: {
    ms: [
      'Infirmière',
      'Enseignante primaire',
      'Employée de commerce CFC',
      'Informaticienne',
      'Horlogère CFC',
      'Assistante sociale HES',
      'Logisticienne CFC',
      'Cuisinière CFC',
      'Ingénieure civile HES',
      'Conductrice de bus',
      'Vendeuse',
      'Juriste',
    ],
    mr: [
      'Infirmier',
      'Enseignant primaire',
      'Employé de commerce CFC',
      'Informaticien',
      'Horloger CFC',
      'Assistant social HES',
      'Logisticien CFC',
      'Cuisinier CFC',
      'Ingénieur civil HES',
      'Conducteur de bus',
      'Vendeur',
      'Juriste',
    ],
  },
}
