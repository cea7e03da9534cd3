// SQL for duplicates of one application and for the flag in list rows. Each comparison has its own index, which keeps
// long lists fast. Row-level security allows only leakproof comparisons to use an index, so addresses and names are
// stored folded. `rules/duplicates.ts` implements the same comparisons in TypeScript.

const sameEmail = (one: string, other: string) =>
  `${one}.contact_email <> '' and ${other}.email_folded = ${one}.email_folded`
const samePhone = (one: string, other: string) =>
  `${one}.contact_phone <> '' and ${other}.contact_phone <> '' and ${other}.contact_phone = ${one}.contact_phone`

/** Ids of the applications with a person of the same name and birth date. */
const samePeople = (one: string) => `select q.application_id from adult p
  join adult q on q.workspace_id = p.workspace_id and q.date_of_birth = p.date_of_birth
    and q.name_folded = p.name_folded
  where p.workspace_id = ${one}.workspace_id and p.application_id = ${one}.id and p.date_of_birth is not null
    and p.last_name <> '' and p.first_name <> ''`

const verdictOn = (one: string, other: string) => `duplicate_verdict v where v.workspace_id = ${one}.workspace_id
  and v.first_id = least(${one}.id, ${other}.id) and v.second_id = greatest(${one}.id, ${other}.id)`

export const alikeQuery = `
  with own as (select * from application where workspace_id = $1 and id = $2),
  found as (
    select d.id, 'email' as reason from own join application d on d.workspace_id = own.workspace_id and ${sameEmail('own', 'd')}
    union all
    select d.id, 'phone' from own join application d on d.workspace_id = own.workspace_id and ${samePhone('own', 'd')}
    union all
    select id, 'person' from (select distinct s.application_id as id from own cross join lateral (${samePeople('own')}) s) people
  )
  select d.id, d.version, d.number, d.contact_name as "contactName", d.progress_state as "progressState",
      d.created_at as "createdAt", array_agg(f.reason order by array_position(array['email', 'phone', 'person'], f.reason)) as reasons,
      v.verdict, v.decided_by as "decidedBy"
    from own join found f on f.id <> own.id
    join application d on d.workspace_id = own.workspace_id and d.id = f.id and d.progress_state <> 'inactive'
    left join lateral (select * from ${verdictOn('own', 'd')}) v on true
    group by d.workspace_id, d.id, v.verdict, v.decided_by
    order by v.verdict = 'different' nulls first, d.created_at, d.id
    limit 50`

const isOther = `d.id <> t.id and d.progress_state <> 'inactive' and not exists (select from ${verdictOn('t', 'd')}
  and v.verdict = 'different')`

/** SQL for a row `t` of the list: the duplicate reasons that no user has dismissed as "not the same". */
export const duplicateReasonsOf = `case when t.progress_state = 'inactive' then '[]'::json else to_json(array_remove(array[
  case when exists (select from application d where d.workspace_id = t.workspace_id and ${sameEmail('t', 'd')} and ${isOther}) then 'email' end,
  case when exists (select from application d where d.workspace_id = t.workspace_id and ${samePhone('t', 'd')} and ${isOther}) then 'phone' end,
  case when exists (select from (${samePeople('t')} and q.application_id <> t.id) s
    join application d on d.workspace_id = t.workspace_id and d.id = s.application_id and ${isOther}) then 'person' end
], null)) end`

const alikeTo = (more: string) => `(
  exists (select from application d where d.workspace_id = t.workspace_id and ${sameEmail('t', 'd')} and ${more})
  or exists (select from application d where d.workspace_id = t.workspace_id and ${samePhone('t', 'd')} and ${more})
  or exists (select from application d where d.workspace_id = t.workspace_id and d.id in (${samePeople('t')}) and ${more}))`

const inTheRunning = `d.id <> t.id and d.progress_state <> 'inactive'`
const looksAlike = `t.may_be_alike and t.progress_state <> 'inactive' and ${alikeTo(inTheRunning)}`
const isUnanswered = `t.may_be_alike and t.progress_state <> 'inactive'
  and ${alikeTo(`${inTheRunning} and not exists (select from ${verdictOn('t', 'd')})`)}`

/**
 * SQL for a row `t` of the list: it looks like another application without a decision, only like decided ones, or
 * like none.
 */
export const likeness = {
  open: `(${isUnanswered})`,
  judged: `(${looksAlike} and not (${isUnanswered}))`,
  none: `not (${looksAlike})`,
}

export const markAlike = `
  with own as (select * from application where workspace_id = $1 and id = any($2::uuid[])),
  pairs as (
    select own.id as one, d.id as other from own join application d on d.workspace_id = own.workspace_id and ${sameEmail('own', 'd')}
    union all
    select own.id, d.id from own join application d on d.workspace_id = own.workspace_id and ${samePhone('own', 'd')}
    union all
    select own.id, s.application_id from own cross join lateral (${samePeople('own')}) s
  )
  update application a set may_be_alike = true
    where a.workspace_id = $1 and not a.may_be_alike
      and a.id in (select unnest(array[one, other]) from pairs where one <> other)`
