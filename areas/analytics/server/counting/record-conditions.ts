// SQL conditions about a record: the counting job and the filters of the lists use the same, so that a figure and the
// rows that it opens agree.

import { getTableName } from 'drizzle-orm'
import { adult, assignment, offer } from '#areas/applications/server/public.ts'
import { hasBoughtSql, hasReservedSql } from '#areas/sales/server/public.ts'
import { interestedPerson } from '#areas/interested-people/server/public.ts'
import { viewingInvitation, viewingParticipant } from '#areas/viewing-appointments/server/public.ts'
import { ageBands, bandSql, incomeBands, unknown } from '../../rules/bands.ts'

const people = getTableName(interestedPerson)
const participants = getTableName(viewingParticipant)
const invitations = getTableName(viewingInvitation)
const offers = getTableName(offer)
const assignments = getTableName(assignment)
const adults = getTableName(adult)

/** Swiss calendar day on which the record `t` was received. */
export const receivedOn = `(t.created_at at time zone 'Europe/Zurich')::date`

/** A row of a viewing about the application itself, or about its household from the time when it was only interested. */
const aboutApplication = (table: string, condition = 'true') => `(
  exists (select from ${table} v where v.workspace_id = t.workspace_id and v.record_id = t.id and ${condition})
  or exists (select from ${people} i join ${table} v on v.workspace_id = i.workspace_id and v.record_id = i.id
    where i.workspace_id = t.workspace_id and i.application_id = t.id and ${condition}))`

/** A reason is stored as `key` or `key: detail`; details may be free text and are not counted. */
export const lossOfApplication = `split_part(coalesce(t.deactivation_reason, 'other'), ':', 1)`
export const lossOfPerson = `coalesce(t.leave_reason, 'other')`

/**
 * Anonymising an application removes what this SQL reads; the fact keeps what it was before. `column` is the column of
 * the fact.
 */
const unlessAnonymised = (live: string, column: string) => `case when t.anonymised_at is null then ${live}
  else coalesce((select ${column} from analytics_fact k
    where k.workspace_id = t.workspace_id and k.record_kind = 'application' and k.record_id = t.id), ${live}) end`

/**
 * Conditions on the row `t` of an application. A project either lets or sells: an application to buy is offered the
 * object by a countersigned reservation, and its contract is the notarised purchase.
 */
export const applicationConditions = {
  invited: `(${unlessAnonymised(aboutApplication(invitations), 'k.was_invited = 1')})`,
  viewed: `(${unlessAnonymised(aboutApplication(participants, 'v.present'), 'k.has_viewed = 1')})`,
  offered: `(exists (select from ${offers} f where f.workspace_id = t.workspace_id and f.application_id = t.id)
    or ${hasReservedSql('t')})`,
  refused: `(t.progress_state = 'inactive' and ${lossOfApplication} = 'denied')`,
  contracted: `(exists (select from ${assignments} g where g.workspace_id = t.workspace_id and g.application_id = t.id
    and g.contract_state in ('with_contract', 'quit')) or ${hasBoughtSql('t')})`,
} as const

/** Conditions on the row `t` of an interested person. */
export const personConditions = {
  viewed: `exists (select from ${participants} v
    where v.workspace_id = t.workspace_id and v.record_id = t.id and v.present)`,
  applied: `t.application_id is not null`,
} as const

export const latestOffer = `coalesce((select f.state from ${offers} f
  where f.workspace_id = t.workspace_id and f.application_id = t.id order by f.created_at desc, f.id desc limit 1), 'none')`

const birthday = `(select d.date_of_birth from ${adults} d
  where d.workspace_id = t.workspace_id and d.application_id = t.id order by d.position, d.id limit 1)`

const ageOnReceipt = `extract(year from age(${receivedOn}, ${birthday}))`

export const ageBand = `(${unlessAnonymised(bandSql(ageBands, ageOnReceipt), 'k.age')})`
export const incomeBand = bandSql(incomeBands, 't.income')
export const source = `coalesce(nullif(t.source, ''), '${unknown}')`
/** Null for applications from other sources. */
export const portal = `case when t.source = 'platform'
  then (${unlessAnonymised(`coalesce(nullif(t.answers ->> 'platform', ''), '${unknown}')`, 'k.portal')}) end`
export const householdType = `coalesce(nullif(t.household_type, ''), '${unknown}')`
