// Columns of the waitlist list as SQL. `t` is the request.

import type { Language } from '#platform/rules/project-type.ts'
import { mailFields, type FoundMails } from '#platform/server/mail/row-marks.ts'
import type { FoundRow } from '#platform/server/table/declaration.ts'
import type { SoughtKind } from '../rules/criteria.ts'
import type { SoughtPlace } from '../rules/place-of.ts'
import type { RequestState } from '../rules/request-state.ts'
import { freeObjects, mostCounted } from './matching-lists.ts'
import { today } from './matching-sql.ts'

export interface FoundRequest extends FoundRow, FoundMails {
  number: number
  progressState: RequestState
  contactName: string
  contactEmail: string | null
  contactPhone: string | null
  language: Language
  adults: number
  children: number
  kinds: SoughtKind[]
  roomsFrom: number | null
  roomsTo: number | null
  rentMax: number | null
  areaFrom: number | null
  moveInFrom: string | null
  places: SoughtPlace[]
  priority: number
  waitsSince: Date | null
  createdAt: Date
  source: string
  /** Number of matching available objects, counted up to a limit; null if the request is not matched. */
  matches: number | null
}

export const requestFields: Record<keyof FoundRequest, string> = {
  id: 't.id',
  ...mailFields(),
  number: 't.number',
  progressState: 't.progress_state',
  contactName: 't.contact_name',
  contactEmail: 't.contact_email',
  contactPhone: 't.contact_phone',
  language: 't.language',
  adults: 't.adults',
  children: 't.children',
  kinds: 't.kinds',
  roomsFrom: 't.rooms_from',
  roomsTo: 't.rooms_to',
  rentMax: 't.rent_max',
  areaFrom: 't.area_from',
  moveInFrom: 't.move_in_from',
  places: 't.places',
  priority: 't.priority',
  waitsSince: 't.waits_since',
  createdAt: 't.created_at',
  source: 't.source',
  matches: `case when t.progress_state = 'waitlist.accepted' then (
    select count(*)::int from (select from (${freeObjects({ r: 't', today }, 'fits')}) o limit ${mostCounted + 1}) suiting) end`,
}
