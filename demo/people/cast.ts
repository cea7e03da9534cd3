// Named people and flats of the workspace `rent`: screenshots and end-to-end tests may rely on them.

import type { DemoAdult, DemoChild, DemoHousehold } from './households.ts'

/** One flat in each state, by reference number; the sold one is in the workspace `sale`. */
export const castFlats = {
  available: 'LH12-201',
  with_offer: 'LH12-302',
  assigned: 'LH14-101',
  reserved: 'SE88-203',
  rented: 'WA31-201',
  draft: 'ZE08-401',
  inactive: 'KI45-101',
} as const
/** Still let, under notice to a future date. */
export const leavingFlat = 'WA31-301'
export const soldFlat = 'RBA-101'

export type Outcome =
  | 'new'
  | 'in_progress'
  | 'evaluated'
  | 'with_offer'
  | 'declined'
  | 'inactive'
  | 'assigned'
  | 'without_contract'
  | 'contract_sent'
  | 'with_contract'
  | 'leaving'
  | 'quit'

export interface Role {
  outcome: Outcome
  household: DemoHousehold
  /** Reference numbers of the wished flats; the first is the one offered or assigned. */
  wishes: readonly string[]
}

type Someone = Partial<DemoAdult> & Pick<DemoAdult, 'firstName' | 'lastName' | 'title' | 'dateOfBirth' | 'phone'>

const adult = (someone: Someone): DemoAdult => ({
  tenantType: 'main_tenant',
  nation: 'CH',
  occupation: 'Kauffrau EFZ',
  employment: 'full_time',
  income: 80_000,
  email: `${mailName(someone.firstName)}.${mailName(someone.lastName)}@post.example`,
  ...someone,
})

const mailName = (name: string) =>
  name
    .toLowerCase()
    .normalize('NFD')
    .replace(/[^a-z]/g, '')

const child = (firstName: string, lastName: string, dateOfBirth: string, daysPresent = 7): DemoChild => ({
  firstName,
  lastName,
  dateOfBirth,
  daysPresent,
})

const household = (type: string, adults: DemoAdult[], more: Partial<DemoHousehold> = {}): DemoHousehold => ({
  type,
  language: 'de',
  adults,
  children: [],
  pet: null,
  instrument: null,
  parkingSpaces: 0,
  ...more,
})

export const cast = {
  newcomer: {
    outcome: 'new',
    wishes: [castFlats.available],
    household: household('single_person_household', [
      adult({
        title: 'ms',
        firstName: 'Selina',
        lastName: 'Aeschlimann',
        dateOfBirth: '1994-03-18',
        phone: '+41790000101',
        occupation: 'Pflegefachfrau HF',
      }),
    ]),
  },
  family: {
    outcome: 'in_progress',
    wishes: [castFlats.available, 'LH14-401'],
    household: household(
      'couple_household_with_child',
      [
        adult({
          title: 'mr',
          firstName: 'Tiago',
          lastName: 'Ferreira',
          dateOfBirth: '1986-07-02',
          phone: '+41780000102',
          nation: 'PT',
          occupation: 'Polymechaniker EFZ',
        }),
        adult({
          title: 'ms',
          firstName: 'Beatriz',
          lastName: 'Ferreira',
          dateOfBirth: '1988-11-23',
          phone: '+41780000103',
          nation: 'PT',
          tenantType: 'spouse',
          employment: 'part_time_50_69',
          occupation: 'Fachfrau Betreuung Kind',
          income: 40_000,
        }),
      ],
      {
        children: [child('Mila', 'Ferreira', '2017-05-09'), child('Nino', 'Ferreira', '2020-10-30')],
        parkingSpaces: 1,
      },
    ),
  },
  evaluated: {
    outcome: 'evaluated',
    wishes: ['BO06-201', 'BO06-301'],
    household: household(
      'couple_household',
      [
        adult({
          title: 'ms',
          firstName: 'Camille',
          lastName: 'Monney',
          dateOfBirth: '1991-01-14',
          phone: '+41790000104',
          occupation: 'Ingénieure civile HES',
          income: 100_000,
        }),
        adult({
          title: 'mr',
          firstName: 'Julien',
          lastName: 'Pittet',
          dateOfBirth: '1989-09-05',
          phone: '+41790000105',
          tenantType: 'spouse',
          occupation: 'Enseignant primaire',
          income: 90_000,
        }),
      ],
      { language: 'fr', pet: 'Un chat' },
    ),
  },
  offered: {
    outcome: 'with_offer',
    wishes: [castFlats.with_offer],
    household: household('flat_share', [
      adult({
        title: 'mr',
        firstName: 'Jonas',
        lastName: 'Röthlisberger',
        dateOfBirth: '1997-06-21',
        phone: '+41760000106',
        occupation: 'Softwareentwickler',
        income: 90_000,
      }),
      adult({
        title: 'mr',
        firstName: 'Yonas',
        lastName: 'Tekle',
        dateOfBirth: '1996-02-08',
        phone: '+41760000107',
        nation: 'ER',
        tenantType: 'flatmate',
        occupation: 'Elektroinstallateur EFZ',
        income: 60_000,
      }),
    ]),
  },
  declined: {
    outcome: 'declined',
    wishes: ['SW03-101'],
    household: household(
      'single_parent_household',
      [
        adult({
          title: 'ms',
          firstName: 'Blerta',
          lastName: 'Krasniqi',
          dateOfBirth: '1985-12-12',
          phone: '+41780000108',
          nation: 'XK',
          occupation: 'Detailhandelsfachfrau',
          income: 60_000,
        }),
      ],
      { children: [child('Malik', 'Krasniqi', '2012-04-27', 4)] },
    ),
  },
  inactive: {
    outcome: 'inactive',
    wishes: ['FL17-201'],
    household: household(
      'single_person_household',
      [
        adult({
          title: 'mr',
          // Applied on paper without a mail address: his letter waits to be printed.
          email: '',
          firstName: 'Emir',
          lastName: 'Hodžić',
          dateOfBirth: '1979-08-30',
          phone: '+41790000109',
          nation: 'BA',
          occupation: 'Conducteur de bus',
          income: 70_000,
        }),
      ],
      { language: 'fr' },
    ),
  },
  assigned: {
    outcome: 'assigned',
    wishes: [castFlats.assigned],
    household: household('couple_household', [
      adult({
        title: 'ms',
        firstName: 'Giulia',
        lastName: 'Bernasconi',
        dateOfBirth: '1990-04-03',
        phone: '+41790000110',
        occupation: 'Zeichnerin EFZ Architektur',
        income: 80_000,
      }),
      adult({
        title: 'mr',
        firstName: 'Matteo',
        lastName: 'Galli',
        dateOfBirth: '1988-10-19',
        phone: '+41790000111',
        tenantType: 'spouse',
        occupation: 'Koch EFZ',
        income: 60_000,
      }),
    ]),
  },
  tenantWithoutContract: {
    outcome: 'without_contract',
    wishes: ['LH14-301'],
    household: household('couple_household', [
      adult({
        title: 'ms',
        firstName: 'Kavitha',
        lastName: 'Sivakumar',
        dateOfBirth: '1992-05-26',
        phone: '+41780000112',
        nation: 'LK',
        occupation: 'Medizinische Praxisassistentin',
        income: 70_000,
      }),
      adult({
        title: 'mr',
        firstName: 'Suresh',
        lastName: 'Sivakumar',
        dateOfBirth: '1989-01-31',
        phone: '+41780000113',
        nation: 'LK',
        tenantType: 'spouse',
        occupation: 'Logistiker EFZ',
        income: 60_000,
      }),
    ]),
  },
  tenantContractSent: {
    outcome: 'contract_sent',
    wishes: ['BE22-302'],
    household: household(
      'single_person_household',
      [
        adult({
          title: 'mr',
          firstName: 'Théo',
          lastName: 'Perret',
          dateOfBirth: '1998-03-11',
          phone: '+41760000114',
          occupation: 'Informaticien',
          income: 80_000,
        }),
      ],
      { language: 'fr' },
    ),
  },
  tenant: {
    outcome: 'with_contract',
    wishes: [castFlats.rented],
    household: household(
      'couple_household',
      [
        adult({
          title: 'ms',
          firstName: 'Heidi',
          lastName: 'Zaugg',
          dateOfBirth: '1954-06-07',
          phone: '+41790000115',
          employment: 'retired',
          occupation: 'Pensioniert',
          income: 60_000,
        }),
        adult({
          title: 'mr',
          firstName: 'Ueli',
          lastName: 'Zaugg',
          dateOfBirth: '1951-02-16',
          phone: '+41790000116',
          tenantType: 'spouse',
          employment: 'retired',
          occupation: 'Pensioniert',
          income: 50_000,
        }),
      ],
      { parkingSpaces: 1 },
    ),
  },
  leavingTenant: {
    outcome: 'leaving',
    wishes: [leavingFlat],
    household: household('couple_household', [
      adult({
        title: 'ms',
        firstName: 'Noemi',
        lastName: 'Stadelmann',
        dateOfBirth: '1993-02-17',
        phone: '+41790000118',
        occupation: 'Physiotherapeutin FH',
        income: 80_000,
      }),
      adult({
        title: 'mr',
        firstName: 'Dario',
        lastName: 'Caduff',
        dateOfBirth: '1992-11-05',
        phone: '+41790000119',
        tenantType: 'spouse',
        occupation: 'Bauleiter HF',
        income: 90_000,
      }),
    ]),
  },
  formerTenant: {
    outcome: 'quit',
    wishes: ['KI45-302'],
    household: household('single_person_household', [
      adult({
        title: 'mr',
        firstName: 'Urs',
        lastName: 'Nyffenegger',
        dateOfBirth: '1972-09-28',
        phone: '+41790000117',
        occupation: 'Schreiner EFZ',
        income: 70_000,
      }),
    ]),
  },
  /** Has an offer of the same flat as the cast member before: the first to accept gets it. */
  offeredBeside: {
    outcome: 'with_offer',
    wishes: [castFlats.with_offer],
    household: household('couple_household', [
      adult({
        title: 'ms',
        firstName: 'Ladina',
        lastName: 'Caflisch',
        dateOfBirth: '1993-10-02',
        phone: '+41790000120',
        occupation: 'Primarlehrerin',
        income: 80_000,
      }),
      adult({
        title: 'mr',
        firstName: 'Andri',
        lastName: 'Tönz',
        dateOfBirth: '1991-03-27',
        phone: '+41790000121',
        tenantType: 'spouse',
        occupation: 'Forstingenieur',
        income: 70_000,
      }),
    ]),
  },
  /** Second application of the newcomer for another flat, with the same phone and address. */
  newcomerAgain: {
    outcome: 'new',
    wishes: ['LH14-401'],
    household: household('single_person_household', [
      adult({
        title: 'ms',
        firstName: 'S.',
        lastName: 'Aeschlimann',
        dateOfBirth: '1994-03-18',
        phone: '+41790000101',
        email: 'selina.aeschlimann@post.example',
        occupation: 'Pflegefachfrau HF',
      }),
    ]),
  },
} as const satisfies Record<string, Role>
