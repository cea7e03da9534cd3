// Columns of the list of interested people as SQL. `t` is the person.

import { getTableName } from 'drizzle-orm'
import { application } from '#areas/applications/server/public.ts'
import { propertyObject } from '#areas/objects/server/public.ts'
import type { Language } from '#platform/rules/project-type.ts'
import { mailFields, type FoundMails } from '#platform/server/mail/row-marks.ts'
import type { FoundRow } from '#platform/server/table/declaration.ts'
import type { PersonState } from '../rules/person-state.ts'

const propertyObjectTable = getTableName(propertyObject)
const applicationTable = getTableName(application)

export interface FoundPerson extends FoundRow, FoundMails {
  number: number
  progressState: PersonState
  contactName: string
  contactEmail: string | null
  contactPhone: string | null
  language: Language
  wanted: { id: string; title: string }[]
  roomsFrom: number | null
  rentMax: number | null
  moveInFrom: string | null
  source: string
  remark: string | null
  lastMailAt: Date | null
  application: { id: string; number: number } | null
  createdAt: Date
}

const thread = 'mail_thread m where m.workspace_id = t.workspace_id and m.id = t.id'

export const personFields: Record<keyof FoundPerson, string> = {
  id: 't.id',
  ...mailFields(),
  number: 't.number',
  progressState: 't.progress_state',
  contactName: 't.contact_name',
  contactEmail: 't.contact_email',
  contactPhone: 't.contact_phone',
  language: 't.language',
  wanted: `coalesce((select json_agg(json_build_object('id', o.id, 'title', o.title) order by w.rank) from interested_wish w
    join ${propertyObjectTable} o on o.workspace_id = w.workspace_id and o.id = w.object_id
    where w.workspace_id = t.workspace_id and w.person_id = t.id), '[]')`,
  roomsFrom: 't.rooms_from',
  rentMax: 't.rent_max',
  moveInFrom: 't.move_in_from',
  source: 't.source',
  remark: 't.remark',
  lastMailAt: `(select m.last_at from ${thread} and m.mails > 0)`,
  application: `(select json_build_object('id', a.id, 'number', a.number) from ${applicationTable} a
    where a.workspace_id = t.workspace_id and a.id = t.application_id)`,
  createdAt: 't.created_at',
}
