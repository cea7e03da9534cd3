// SQL that reads the facts of records as they are now. $1 is the workspace, $2 the ids of the records.

import { getTableName } from 'drizzle-orm'
import { application, assignment, offer } from '#areas/applications/server/public.ts'
import { interestedPerson } from '#areas/interested-people/server/public.ts'
import { boughtOnSql, reservedAtSql } from '#areas/sales/server/public.ts'
import { viewingParticipant, viewingSlot } from '#areas/viewing-appointments/server/public.ts'
import { firstWishOfApplication, firstWishOfPerson } from './first-wish.ts'
import {
  ageBand,
  applicationConditions,
  householdType,
  incomeBand,
  latestOffer,
  lossOfApplication,
  lossOfPerson,
  personConditions,
  portal,
  receivedOn,
  source,
} from './record-conditions.ts'

const applications = getTableName(application)
const people = getTableName(interestedPerson)
const offers = getTableName(offer)
const assignments = getTableName(assignment)
const participants = getTableName(viewingParticipant)
const slots = getTableName(viewingSlot)

/** Columns of analytics_fact after its key, in the order in which both statements select them. */
export const factColumns = [
  'day',
  'building_id',
  'object_id',
  'object_kind',
  'state',
  'source',
  'portal',
  'language',
  'household',
  'age',
  'income',
  'loss',
  'offer',
  'was_invited',
  'has_viewed',
  'has_applied',
  'was_offered',
  'was_refused',
  'has_contract',
  'days_to_viewing',
  'days_to_application',
  'days_to_offer',
  'days_to_contract',
] as const

const flag = (condition: string) => `(${condition})::integer`
const dayOf = (instant: string) => `(${instant} at time zone 'Europe/Zurich')::date`
/** Null without the later step; 0 if it was recorded before the one it follows. `greatest` alone would skip the null. */
const days = (from: string, to: string) => `case when ${to} is not null then greatest(0, ${to} - ${from}) end`

const { invited, viewed, offered, refused, contracted } = applicationConditions

const firstOffer = `coalesce((select min(f.created_at) from ${offers} f
  where f.workspace_id = t.workspace_id and f.application_id = t.id), ${reservedAtSql('t')})`

const contractedAt = `(select min(coalesce(g.contract_checked_at, g.released_at, g.assigned_at)) from ${assignments} g
  where g.workspace_id = t.workspace_id and g.application_id = t.id and g.contract_state in ('with_contract', 'quit'))`
const contractOn = `coalesce(${dayOf(contractedAt)}, ${boughtOnSql('t')})`

const ofApplications = `
  select t.workspace_id, 'application' as record_kind, t.id as record_id, ${receivedOn} as day,
    wish.building_id, wish.object_id, coalesce(wish.kind, '') as object_kind, t.progress_state as state,
    ${source} as source, ${portal} as portal, t.language, ${householdType} as household, ${ageBand} as age, ${incomeBand} as income,
    case when t.progress_state = 'inactive' then ${lossOfApplication} else 'none' end as loss,
    ${latestOffer} as offer, ${flag(invited)} as was_invited, ${flag(viewed)} as has_viewed, 1 as has_applied,
    ${flag(offered)} as was_offered, ${flag(refused)} as was_refused, ${flag(contracted)} as has_contract,
    null::integer as days_to_viewing, null::integer as days_to_application,
    ${days(receivedOn, dayOf(firstOffer))} as days_to_offer,
    ${days(`coalesce(${dayOf(firstOffer)}, ${receivedOn})`, contractOn)} as days_to_contract
  from ${applications} t left join lateral ${firstWishOfApplication} wish on true
  where t.workspace_id = $1 and t.id = any($2::uuid[])`

const firstVisit = `(select min(s.starts_at) from ${participants} v
  join ${slots} s on s.workspace_id = v.workspace_id and s.id = v.slot_id
  where v.workspace_id = t.workspace_id and v.record_id = t.id and v.present)`

const appliedAt = `(select a.created_at from ${applications} a where a.workspace_id = t.workspace_id and a.id = t.application_id)`

const ofPeople = `
  select t.workspace_id, 'interested' as record_kind, t.id as record_id, ${receivedOn} as day,
    wish.building_id, wish.object_id, coalesce(wish.kind, '') as object_kind, t.progress_state as state,
    t.source, null::text as portal, t.language, 'none' as household, 'none' as age, 'none' as income,
    case when t.progress_state = 'inactive' then ${lossOfPerson} else 'none' end as loss,
    'none' as offer, 0 as was_invited, ${flag(personConditions.viewed)} as has_viewed,
    ${flag(personConditions.applied)} as has_applied, 0 as was_offered, 0 as was_refused, 0 as has_contract,
    ${days(receivedOn, dayOf(firstVisit))} as days_to_viewing,
    ${days(receivedOn, dayOf(appliedAt))} as days_to_application,
    null::integer as days_to_offer, null::integer as days_to_contract
  from ${people} t left join lateral ${firstWishOfPerson} wish on true
  where t.workspace_id = $1 and t.id = any($2::uuid[])`

export const freshFacts = `${ofApplications} union all ${ofPeople}`
