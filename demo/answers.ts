// Form data of the demo people, under the keys of the default form (areas/forms/rules).

import type { Language } from '#platform/rules/project-type.ts'
import type { Chance } from '#platform/rules/chance.ts'
import type { DemoAdult, DemoHousehold } from './people/households.ts'
import { dayText, daysBefore } from '#platform/server/demo/dates.ts'

interface Answering {
  household: DemoHousehold
  course: { created: Date }
  wished: readonly { id: string }[]
  chance: Chance
}

export function householdAnswers({ household, wished, chance }: Answering) {
  const { type, pet, instrument, parkingSpaces, language } = household
  const source = sourceBy(chance)
  return {
    priorities: wished.map(({ id }) => id),
    parking: parkingSpaces > 0,
    ...(parkingSpaces > 0 && { parking_regular: parkingSpaces }),
    bicycles: chance.happens(0.6),
    household_type: type,
    pets: pet !== null,
    ...(pet && { pets_type: pet }),
    music_instruments: instrument !== null,
    ...(instrument && { music_instruments_type: instrument }),
    smoking: chance.happens(0.15),
    relocation_reason: chance.pick(relocationReasons),
    securities_options: chance.pick(['deposit', 'insurance']),
    ...(chance.happens(0.55) && { motivation: chance.pick(motivationsFor(household)) }),
    source,
    ...(source === 'platform' && { platform: chance.pick(['homegate', 'immoscout24', 'newhome', 'flatfox']) }),
    ...(chance.happens(0.1) && { remarks: chance.pick(remarks[language]) }),
    agreement_penalty: true,
    agreement_truth: true,
    agreement_privacy: true,
  }
}

/** Answers to the form of a purchase, which asks nothing about a household. */
export function purchaseAnswers({ wished, chance }: Answering) {
  const source = sourceBy(chance)
  return {
    priorities: wished.map(({ id }) => id),
    purchase_purpose: chance.weighted([
      ['own_use', 8],
      ['family', 1],
      ['investment', 2],
    ] as const),
    financing_state: chance.pick(['in_progress', 'open']),
    source,
    ...(source === 'platform' && { platform: chance.pick(['homegate', 'immoscout24', 'newhome', 'flatfox']) }),
    agreement_truth: true,
    agreement_privacy: true,
  }
}

const sourceBy = (chance: Chance) =>
  chance.weighted([
    ['platform', 10],
    ['project_website', 5],
    ['recommendation', 3],
    ['search_engine', 2],
    ['instagram', 1],
    ['newspaper', 1],
  ] as const)

const relocationReasons = [
  'change_in_life_situation',
  'change_in_space_requirements',
  'change_of_place_of_work',
  'price_performance',
  'noise_emissions',
  'renovation',
  'termination_by_landlord',
]

/** Singles write about themselves, and only parents mention children. */
const motivations: Record<Language, Record<'alone' | 'together' | 'family', readonly string[]>> = {
  de: {
    alone: [
      'Ich wohne schon lange im Quartier und möchte gerne hier bleiben.',
      'Die Wohnung liegt nahe bei meiner Arbeit, ich könnte mit dem Velo fahren.',
      'Ich suche eine ruhige Wohnung mit Balkon, in der ich lange bleiben kann.',
      'Der Grundriss gefällt mir sehr, besonders die offene Küche.',
    ],
    together: [
      'Wir wohnen schon lange im Quartier und möchten gerne hier bleiben.',
      'Die Wohnung liegt für uns beide nahe bei der Arbeit, wir könnten mit dem Velo fahren.',
      'Wir suchen eine ruhige Wohnung mit Balkon, in der wir lange bleiben können.',
      'Der Grundriss gefällt uns sehr, besonders die offene Küche.',
    ],
    family: [
      'Unsere Familie wächst, wir brauchen ein Zimmer mehr.',
      'Die Kinder gehen in der Nähe zur Schule und sollen dort bleiben können.',
      'Wir wohnen schon lange im Quartier und möchten gerne hier bleiben.',
      'Der Grundriss gefällt uns sehr, besonders die offene Küche.',
    ],
  },
  fr: {
    alone: [
      'J’habite le quartier depuis longtemps et j’aimerais y rester.',
      'L’appartement est proche de mon travail, je pourrais y aller à vélo.',
      'Je cherche un logement calme avec balcon pour y rester longtemps.',
      'Le plan me plaît beaucoup, surtout la cuisine ouverte.',
    ],
    together: [
      'Nous habitons le quartier depuis longtemps et aimerions y rester.',
      'L’appartement est proche de nos lieux de travail, nous pourrions y aller à vélo.',
      'Nous cherchons un logement calme avec balcon pour y rester longtemps.',
      'Le plan nous plaît beaucoup, surtout la cuisine ouverte.',
    ],
    family: [
      'Notre famille s’agrandit, il nous faut une chambre de plus.',
      'Les enfants vont à l’école tout près et devraient pouvoir y rester.',
      'Nous habitons le quartier depuis longtemps et aimerions y rester.',
      'Le plan nous plaît beaucoup, surtout la cuisine ouverte.',
    ],
  },
}

const motivationsFor = ({ language, adults, children }: Answering['household']): readonly string[] =>
  motivations[language][children.length > 0 ? 'family' : adults.length > 1 ? 'together' : 'alone']

const remarks: Record<Language, readonly string[]> = {
  de: [
    'Ich bin am besten abends erreichbar.',
    'Eine Besichtigung ist jederzeit möglich.',
    'Der Bezug ist auch früher möglich.',
  ],
  fr: [
    'Je suis joignable de préférence le soir.',
    'Une visite est possible à tout moment.',
    'Une entrée plus tôt est possible.',
  ],
}

export function adultAnswers({ household, course, chance }: Answering, someone: DemoAdult) {
  const isEmployed = !['retired', 'in_education', 'self_employed'].includes(someone.employment)
  const home = chance.pick(homes[household.language])
  return {
    title: someone.title,
    firstname: someone.firstName,
    name: someone.lastName,
    date_of_birth: someone.dateOfBirth,
    swiss_citizen: someone.nation === 'CH',
    ...(someone.nation !== 'CH' && { permit: chance.pick(['B', 'C', 'C']) }),
    tenant_type: someone.tenantType,
    phone: someone.phone,
    email: someone.email,
    email_confirm: someone.email,
    ...home,
    street_nr: `${home.street_nr} ${chance.whole(1, 88)}`,
    country: 'CH',
    rental_situation: chance.pick(['tenancy', 'tenancy', 'shared_flat', 'with_parents']),
    living_since: dayText(daysBefore(course.created, chance.whole(400, 3600))),
    liability: chance.happens(0.8),
    household_insurance: chance.happens(0.75),
    employment_quota: someone.employment,
    ...(someone.employment !== 'retired' && { occupation: someone.occupation }),
    ...(isEmployed && {
      contract: 'permanent',
      company_name: chance.pick(companies[household.language]),
      company_since: dayText(daysBefore(course.created, chance.whole(200, 3000))),
      employment_terminated: 'not_terminated',
    }),
    ...(someone.income !== null && { gross_income: String(someone.income) }),
    securities: chance.pick(['certificat', 'enforcement']),
    agreement_credit_check: true,
    agreement_references: true,
  }
}

const homes: Record<Language, readonly { street_nr: string; postcode: string; city: string }[]> = {
  de: [
    { street_nr: 'Tösstalstrasse', postcode: '8400', city: 'Winterthur' },
    { street_nr: 'Buchserstrasse', postcode: '5000', city: 'Aarau' },
    { street_nr: 'Lyssachstrasse', postcode: '3400', city: 'Burgdorf' },
    { street_nr: 'Dorfstrasse', postcode: '8353', city: 'Elgg' },
    { street_nr: 'Bahnhofstrasse', postcode: '5600', city: 'Lenzburg' },
    { street_nr: 'Kirchgasse', postcode: '8820', city: 'Wädenswil' },
    { street_nr: 'Rosenweg', postcode: '4900', city: 'Langenthal' },
  ],
  fr: [
    { street_nr: 'Rue de Morat', postcode: '1700', city: 'Fribourg' },
    { street_nr: 'Rue du Marché', postcode: '2502', city: 'Biel/Bienne' },
    { street_nr: 'Grand-Rue', postcode: '1680', city: 'Romont' },
    { street_nr: 'Avenue de la Gare', postcode: '3960', city: 'Sierre' },
    { street_nr: 'Rue de Neuchâtel', postcode: '1400', city: 'Yverdon-les-Bains' },
  ],
}

const companies: Record<Language, readonly string[]> = {
  de: [
    'Spital am Rebhang',
    'Holzbau Nägeli AG',
    'Schule Mattenhof',
    'Elektro Tobler AG',
    'Verkehrsbetriebe Eulachtal',
    'Lindt & Partner Treuhand',
  ],
  fr: [
    'Hôpital du Lac',
    'Atelier Horloger Droz SA',
    'École du Jura',
    'Boulangerie Chappuis',
    'Transports du Littoral',
    'Fiduciaire Progin Sàrl',
  ],
}
