// The waitlist of the demo story: households and firms looking for objects of the rent workspace, a few from
// applications without success. Most requests are accepted, some have just been submitted, and some have left.

import type { Need, SoughtKind } from '#areas/waitlist/rules/criteria.ts'
import { placeKeyOf, nowhere, type SoughtPlace } from '#areas/waitlist/rules/place-of.ts'
import { regionsOf } from '#areas/waitlist/rules/place-keys.ts'
import type { RequestState } from '#areas/waitlist/rules/request-state.ts'
import type { waitlistProposal, waitlistRequest } from '#areas/waitlist/server/tables.ts'
import type { Language } from '#platform/rules/project-type.ts'
import { hashOf, newToken } from '#platform/server/ids.ts'
import type { ToldApplication } from '../application-rows.ts'
import { dayAfter, endOfDay } from '#platform/rules/calendar-day.ts'
import { daysAfter, daysBefore, firstOfMonth, idAt } from '#platform/server/demo/dates.ts'
import type { Happening } from '../history.ts'
import type { DemoObject } from '../objects.ts'
import { actorOf, type StaffOfStory } from './staff.ts'

type Row = typeof waitlistRequest.$inferInsert

interface Waiting {
  name: string
  /** Days since the request was received. */
  since: number
  kinds?: readonly SoughtKind[]
  rooms?: readonly [number | null, number | null]
  /** Francs per month. */
  rent?: number
  area?: number
  /** Months from now. */
  moveIn?: number
  places?: readonly SoughtPlace[]
  people?: readonly [adults: number, children: number]
  needs?: readonly Need[]
  note?: string
  priority?: number
  language?: Language
  state?: RequestState
  /** True if the form was submitted through a mailed link. */
  byForm?: boolean
  left?: string
}

const city = (name: string): SoughtPlace => ({ ...nowhere, type: 'city', city: name })
const plz = (code: string, town: string): SoughtPlace => ({ ...nowhere, type: 'plz', plz: code, city: town })
const lindenhof: SoughtPlace = { ...nowhere, type: 'colony', city: 'Winterthur', colony: 'Lindenhof' }
const winterthur = city('Winterthur')
const fribourg = city('Fribourg')
const biel = city('Biel/Bienne')
const neuchatel = city('Neuchâtel')

const waiting: readonly Waiting[] = [
  {
    name: 'Ruth Brändli',
    since: 610,
    rooms: [2, 2.5],
    rent: 1500,
    places: [lindenhof],
    needs: ['lift'],
    priority: 1,
    note: 'Wohnt im 4. Stock ohne Lift in unserem Haus an der Wartstrasse und kann die Treppe kaum mehr steigen.',
  },
  {
    name: 'Familie Okafor',
    since: 420,
    rooms: [4, 4.5],
    rent: 2400,
    places: [winterthur],
    people: [2, 3],
    priority: 2,
    note: 'Zu fünft in drei Zimmern. Die Kinder gehen im Lindenhof zur Schule.',
  },
  {
    name: 'Jonas Wettstein',
    since: 380,
    rooms: [3, 3.5],
    rent: 2050,
    places: [winterthur],
    people: [2, 0],
    byForm: true,
  },
  { name: 'Karin Halter', since: 355, rooms: [2.5, 3.5], rent: 2100, places: [winterthur, plz('8820', 'Wädenswil')] },
  {
    name: 'Sandra und Ueli Marti',
    since: 340,
    rooms: [3.5, 4.5],
    rent: 2600,
    places: [plz('8820', 'Wädenswil')],
    people: [2, 1],
    needs: ['balcony'],
  },
  {
    name: 'Marlène Progin',
    since: 330,
    rooms: [2.5, 3.5],
    rent: 1700,
    places: [fribourg],
    language: 'fr',
    people: [1, 1],
  },
  {
    name: 'Famille Haddad',
    since: 312,
    rooms: [4, 5],
    rent: 2400,
    places: [fribourg, biel],
    language: 'fr',
    people: [2, 2],
    priority: 2,
    note: 'Le bail actuel est résilié pour travaux à la fin de l’été.',
  },
  { name: 'Peter Zollinger', since: 300, kinds: ['parkingspace'], rent: 160, places: [lindenhof] },
  {
    name: 'Beatrice Ramseier',
    since: 290,
    rooms: [3, 4.5],
    rent: 1900,
    places: [city('Burgdorf')],
    needs: ['cats'],
    people: [2, 0],
  },
  {
    name: 'Nils Rüegg',
    since: 270,
    rooms: [1, 2.5],
    rent: 1300,
    byForm: true,
    note: 'Studiert an der ZHAW und sucht etwas Kleines.',
  },
  {
    name: 'Gisela Stauffacher',
    since: 262,
    rooms: [2.5, 3.5],
    rent: 1800,
    needs: ['obstacle_free', 'lift'],
    priority: 1,
    note: 'Auf den Rollstuhl angewiesen.',
  },
  { name: 'Yves Clerc', since: 250, rooms: [2.5, 3.5], rent: 1600, places: [biel], language: 'fr', byForm: true },
  {
    name: 'Camille et Théo Savary',
    since: 240,
    rooms: [3.5, 4.5],
    rent: 2100,
    places: [biel, neuchatel],
    language: 'fr',
    people: [2, 1],
    needs: ['balcony'],
  },
  { name: 'Tanja Kälin', since: 225, rooms: [3.5, 4.5], rent: 2200, places: [winterthur], people: [1, 2], moveIn: 2 },
  { name: 'Markus Bieri', since: 210, kinds: ['parkingspace'], rent: 200, places: [winterthur] },
  {
    name: 'Velowerkstatt Rad und Tat',
    since: 205,
    kinds: ['craft'],
    area: 50,
    rent: 2500,
    places: [winterthur],
    note: 'Genossenschaft mit drei Mitarbeitenden, sucht einen Laden im Erdgeschoss.',
  },
  {
    name: 'Lea und Fabian Gasser',
    since: 190,
    rooms: [3.5, 4.5],
    rent: 2400,
    places: [winterthur, plz('5000', 'Aarau')],
    people: [2, 0],
    byForm: true,
  },
  {
    name: 'Hanspeter Lüscher',
    since: 180,
    rooms: [2, 3.5],
    rent: 1650,
    places: [city('Aarau')],
    needs: ['lift', 'not_ground_floor'],
  },
  {
    name: 'Ana Ribeiro',
    since: 165,
    rooms: [3, 3.5],
    rent: 1750,
    places: [city('Aarau'), city('Burgdorf')],
    people: [1, 2],
    byForm: true,
  },
  { name: 'Daniel Oppliger', since: 150, rooms: [2.5, 4.5], rent: 2000, people: [2, 0], needs: ['dogs'] },
  {
    name: 'Atelier Lumière Sàrl',
    since: 140,
    kinds: ['craft', 'other'],
    area: 30,
    rent: 1800,
    places: [fribourg, biel],
    language: 'fr',
  },
  {
    name: 'Silvia Nussbaumer',
    since: 120,
    rooms: [2.5, 2.5],
    rent: 1700,
    places: [winterthur],
    priority: 4,
    note: 'Hat Zeit bis zur Pensionierung.',
  },
  {
    name: 'Arjun und Meera Nair',
    since: 96,
    rooms: [2.5, 3.5],
    rent: 2300,
    places: [plz('8820', 'Wädenswil'), winterthur],
    people: [2, 0],
    moveIn: 3,
    byForm: true,
  },
  {
    name: 'Sophie Descloux',
    since: 80,
    rooms: [1.5, 2.5],
    rent: 1400,
    places: [fribourg],
    language: 'fr',
    byForm: true,
  },
  { name: 'Remo Spescha', since: 44, kinds: ['parkingspace', 'other'], rent: 220 },
  {
    name: 'Olivia Hürlimann',
    since: 9,
    rooms: [3.5, 4.5],
    rent: 2500,
    places: [winterthur],
    people: [2, 1],
    byForm: true,
    state: 'new',
  },
  {
    name: 'Mehmet Yıldız',
    since: 6,
    rooms: [3, 3.5],
    rent: 1900,
    places: [city('Aarau')],
    people: [2, 1],
    byForm: true,
    state: 'new',
  },
  {
    name: 'Estelle Maillard',
    since: 3,
    rooms: [2.5, 3.5],
    rent: 1800,
    places: [fribourg, neuchatel],
    language: 'fr',
    byForm: true,
    state: 'new',
    needs: ['cats'],
  },
  { name: 'Christian Jost', since: 2, byForm: true, state: 'sent' },
  {
    name: 'Verena Kuster',
    since: 500,
    rooms: [3.5, 4.5],
    rent: 2200,
    places: [winterthur],
    people: [2, 0],
    state: 'inactive',
    left: 'found_elsewhere',
  },
  {
    name: 'Roman Tobler',
    since: 460,
    rooms: [2.5, 2.5],
    rent: 1400,
    places: [lindenhof],
    state: 'inactive',
    left: 'no_answer',
  },
  {
    name: 'Immo Rendite AG',
    since: 130,
    rooms: [4, 6],
    places: [winterthur],
    state: 'declined',
    left: 'not_entitled',
    note: 'Möchte weitervermieten.',
  },
]

type ProposalRow = typeof waitlistProposal.$inferInsert

/** Proposals to people on the waitlist, with age in days and result. */
const proposed = [
  { to: 'Ruth Brändli', number: 'LH14-402', daysAgo: 2, state: 'propose' },
  { to: 'Marlène Progin', number: 'BO06-001', daysAgo: 3, state: 'accepted' },
  { to: 'Karin Halter', number: 'LH14-402', daysAgo: 12, state: 'no_interest', reason: 'Nicht unter dem Dach' },
] as const

export interface Waitlist {
  rows: Row[]
  proposals: ProposalRow[]
  happenings: Happening[]
}

interface Told {
  workspaceId: string
  now: Date
  staff: StaffOfStory
  applications: readonly ToldApplication[]
  objects: readonly DemoObject[]
}

export function waitlistOf(told: Told): Waitlist {
  const rows = waiting.map((one, index) => rowOf(one, index, told))
  const homeless = told.applications.filter(({ isCast, outcome }) => !isCast && outcome === 'declined').slice(0, 2)
  const further = homeless.map((one, index) => rowOfApplication(one, rows.length + index, told))
  const proposals = proposalsOf(rows, told)
  return {
    rows: [...rows, ...further],
    proposals,
    happenings: [
      ...[...rows, ...further].flatMap((row) => happeningsOf(row, told.staff)),
      ...proposals.flatMap((one) => toldOfProposal(one, rows, told)),
    ],
  }
}

/** Only for objects that are still available in the story. */
function proposalsOf(rows: readonly Row[], { workspaceId, now, staff, objects }: Told): ProposalRow[] {
  return proposed.flatMap(({ to, number, daysAgo, state, ...more }) => {
    const request = rows.find(({ contactName }) => contactName === to)
    const object = objects.find(
      (one) => one.referenceNumber === number && (one.progressState ?? 'available') === 'available',
    )
    if (!request || !object) return []
    const createdAt = daysBefore(now, daysAgo)
    return [
      {
        workspaceId,
        id: idAt(createdAt),
        requestId: request.id,
        objectId: object.id,
        state,
        answerBy: endOfDay(dayAfter(createdAt, 7)),
        note: null,
        reason: 'reason' in more ? more.reason : null,
        tokenHash: hashOf(newToken()),
        sentBy: staff.user.id,
        createdAt,
        answeredAt: state === 'propose' ? null : daysAfter(createdAt, 1),
      },
    ]
  })
}

function toldOfProposal(one: ProposalRow, rows: readonly Row[], { staff, objects }: Told): Happening[] {
  const request = rows.find(({ id }) => id === one.requestId)
  const object = objects.find(({ id }) => id === one.objectId)
  if (!request || !object) return []
  const subject = { kind: 'waitlist_request', id: request.id, title: `${request.number} ${request.contactName}` }
  const changes = [{ field: 'object', old: null, new: object.title }]
  const person = { kind: 'applicant' as const, id: null, name: request.contactName }
  const sent = { at: one.createdAt, actor: actorOf(staff.user), event: 'waitlist.proposed', subject, changes }
  if (!one.answeredAt) return [sent]
  const event = one.state === 'accepted' ? 'waitlist.proposal_accepted' : 'waitlist.no_interest'
  const answer = { at: one.answeredAt, actor: person, event, subject, changes }
  return [sent, one.reason ? { ...answer, cause: one.reason } : answer]
}

function rowOf(one: Waiting, place: number, { workspaceId, now, staff }: Told): Row {
  const createdAt = daysBefore(now, one.since)
  const { state = 'waitlist.accepted', byForm = false, places = [], people = [1, 0], rooms = [null, null] } = one
  const isFilled = state !== 'sent'
  const filledAt = byForm && isFilled ? daysAfter(createdAt, Math.min(1, one.since)) : null
  const checkedAt = daysAfter(createdAt, Math.min(byForm ? 3 : 0, one.since))
  const leftAt = one.left ? daysBefore(now, Math.min(40, one.since - 1)) : null
  return {
    workspaceId,
    id: idAt(createdAt),
    number: 1001 + place,
    progressState: state,
    source: byForm ? 'form' : 'staff',
    language: one.language ?? 'de',
    contactName: one.name,
    contactEmail: addressOf(one.name),
    contactPhone: byForm ? null : `+4178000${String(2300 + place)}`,
    adults: people[0],
    children: people[1],
    kinds: isFilled ? [...(one.kinds ?? (['apartment'] as const))] : [],
    roomsFrom: rooms[0],
    roomsTo: rooms[1],
    rentMax: one.rent ? one.rent * 100 : null,
    areaFrom: one.area ?? null,
    moveInFrom: one.moveIn ? firstOfMonth(now, one.moveIn) : null,
    places: [...places],
    placeKeys: places.map(placeKeyOf),
    regions: regionsOf(places),
    needs: [...(one.needs ?? [])],
    note: one.note ?? null,
    priority: one.priority ?? 3,
    waitsSince: state === 'new' || state === 'sent' ? null : checkedAt,
    leaveReason: one.left ?? null,
    leftAt,
    filledAt,
    recordedBy: staff.user.id,
    searchText: `${1001 + place} ${one.name} ${addressOf(one.name)}`,
    version: 1,
    createdAt,
    updatedAt: leftAt ?? filledAt ?? createdAt,
  }
}

const addressOf = (name: string): string => {
  const plain = name
    .toLowerCase()
    .replaceAll('ı', 'i')
    .normalize('NFD')
    .replaceAll(/[\u0300-\u036f]/g, '')
  return `${plain.replaceAll(/[^a-z]+/g, '.')}@example.com`
}

/** Applicants without a flat look for a similar one. */
function rowOfApplication({ row, wished, course }: ToldApplication, place: number, told: Told): Row {
  const createdAt = new Date(Math.min(told.now.getTime() - 3_600_000, course.created.getTime() + 30 * 86_400_000))
  const [first] = wished
  const base = rowOf({ name: row.contactName, since: 1 }, place, told)
  return {
    ...base,
    id: idAt(createdAt),
    source: 'application',
    applicationId: row.id,
    language: row.language,
    contactEmail: row.contactEmail,
    contactPhone: row.contactPhone ?? null,
    adults: row.adults,
    children: row.children,
    roomsFrom: first?.rooms ?? null,
    roomsTo: first?.rooms ?? null,
    rentMax: first?.grossRent ?? null,
    waitsSince: createdAt,
    searchText: `${base.number} ${row.contactName} ${row.contactEmail}`,
    createdAt,
    updatedAt: createdAt,
  }
}

function happeningsOf(row: Row, staff: StaffOfStory): Happening[] {
  const subject = { kind: 'waitlist_request', id: row.id, title: `${row.number} ${row.contactName}` }
  const clerk = actorOf(staff.user)
  const person = { kind: 'applicant' as const, id: null, name: row.contactName }
  const tell = (at: Date | null | undefined, event: string, more: Partial<Happening> = {}): Happening[] =>
    at ? [{ at, actor: clerk, event, subject, ...more }] : []
  const leaving = row.progressState === 'declined' ? 'waitlist.declined' : 'waitlist.deactivated'
  return [
    ...tell(row.createdAt, row.source === 'form' ? 'waitlist.form_sent' : 'waitlist.recorded'),
    ...tell(row.filledAt, 'waitlist.filled_in', { actor: person }),
    ...(row.source === 'form' ? tell(row.waitsSince, 'waitlist.accepted') : []),
    ...tell(row.leftAt, leaving, { cause: row.leaveReason ?? '' }),
  ]
}
