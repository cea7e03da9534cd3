// Appointments and visitors of the demo story, relative to today.

import { laterByMinutes } from '#platform/rules/local-time.ts'
import type { AppointmentKind, KeptAppointmentState } from '../../rules/appointment.ts'
import type { ParticipantState } from '../../rules/slot-seats.ts'
import type { interestedPerson } from '#areas/interested-people/server/public.ts'

export type Person = Pick<
  typeof interestedPerson.$inferSelect,
  'id' | 'firstName' | 'lastName' | 'contactEmail' | 'language'
>

export interface Party {
  name: string
  persons: number
  /** Index of the slot. */
  slot: number
  state?: ParticipantState
  present?: boolean
  comment?: string
  declineReason?: string
  /** Two days after the planning if left out. */
  bookedAt?: Date
  person?: Person
}

export interface Planned {
  title: string
  kind: AppointmentKind
  state: KeptAppointmentState
  /** Days from today. */
  inDays: number
  from: string
  to: string
  capacity: number
  parties: readonly Party[]
  invited: readonly Person[]
  /** Draw and instant of the invitations. */
  draw?: { id: string; invitedAt: Date }
}

export const storyOf = ([anna, ben, clara, dora, emil]: readonly Person[]): readonly Planned[] => [
  {
    title: 'Tag der offenen Tür',
    kind: 'open',
    state: 'published',
    inDays: 1,
    from: '10:00',
    to: '12:00',
    capacity: 10,
    parties: [],
    invited: [],
  },
  {
    title: 'Besichtigung mit Anmeldung',
    kind: 'slots',
    state: 'published',
    inDays: 3,
    from: '17:00',
    to: '18:00',
    capacity: 4,
    parties: [
      { name: 'Livia Stocker', persons: 2, slot: 0 },
      { name: 'Jan Oberholzer', persons: 2, slot: 0 },
      { name: 'Mirela Petrović', persons: 1, slot: 0, state: 'waiting' },
      { name: 'Fabienne Aubert', persons: 2, slot: 0, state: 'waiting' },
      { name: 'Noah Inderbitzin', persons: 1, slot: 1 },
      {
        name: 'Sandra Küng',
        persons: 3,
        slot: 1,
        comment: 'Kommt direkt von der Arbeit, eventuell fünf Minuten später',
      },
      { name: 'Patrick Zehnder', persons: 2, slot: 1, state: 'waiting' },
    ],
    invited: [],
  },
  {
    title: 'Besichtigung auf Einladung',
    kind: 'invitation',
    state: 'published',
    inDays: 6,
    from: '17:30',
    to: '19:00',
    capacity: 3,
    parties: [
      ...(anna ? [{ ...nameOf(anna), persons: 2, slot: 0 }] : []),
      ...(ben ? [{ ...nameOf(ben), persons: 1, slot: 1 }] : []),
      ...(clara
        ? [
            {
              ...nameOf(clara),
              persons: 1,
              slot: 1,
              state: 'declined' as const,
              declineReason: 'Bin an diesem Abend im Ausland',
            },
          ]
        : []),
    ],
    invited: [anna, ben, clara, dora].flatMap((one) => one ?? []),
  },
  {
    title: 'Besichtigung mit Anmeldung',
    kind: 'slots',
    state: 'completed',
    inDays: -5,
    from: '17:00',
    to: '18:00',
    capacity: 6,
    parties: [
      ...(emil ? [{ ...nameOf(emil), persons: 1, slot: 0, present: true }] : []),
      ...(dora ? [{ ...nameOf(dora), persons: 2, slot: 0, present: false }] : []),
      { name: 'Katharina Vogt', persons: 2, slot: 0, present: true, comment: 'Sehr interessiert' },
      { name: 'Lukas Amrein', persons: 1, slot: 1, present: true },
      { name: 'Deborah Schnyder', persons: 2, slot: 1, present: false },
    ],
    invited: [],
  },
]

export const drawnTitle = 'Besichtigung mit Auslosung'

export const drawnViewing = (drawn: readonly Person[], draw: { id: string; invitedAt: Date }): Planned => ({
  title: drawnTitle,
  kind: 'invitation',
  state: 'published',
  inDays: 8,
  from: '17:00',
  to: '18:00',
  capacity: 2,
  parties: drawn
    .slice(0, 2)
    .map((person, slot) => ({ ...nameOf(person), persons: 1, slot, bookedAt: laterByMinutes(draw.invitedAt, 90) })),
  invited: drawn,
  draw,
})

export const nameOf = (person: Person) => ({ name: `${person.firstName} ${person.lastName}`, person })
