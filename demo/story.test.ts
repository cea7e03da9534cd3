// Properties of the demo story on which screens, screenshots and end-to-end tests rely: it is complete, consistent
// and deterministic.

import { buffer } from 'node:stream/consumers'
import { beforeAll, describe, expect, it } from 'vitest'
import { kindOf, kindText } from '#areas/changelog/rules/subject-kinds.ts'
import { matchingSql } from '#areas/waitlist/server/matching-sql.ts'
import { verifyAudit } from '#platform/server/audit/verify.ts'
import type { Workspace } from '#platform/server/context.ts'
import { inWorkspace } from '#platform/server/db/transaction.ts'
import { translatorFor } from '#platform/server/i18n/texts.ts'
import { useOwnWorld } from '#platform/server/testing/world.ts'
import { cast, castFlats, soldFlat, type Outcome } from './people/cast.ts'
import { demoPeople } from './people/people.ts'
import { loadDemoWhenWanted } from './load.ts'
import { demoWorkspaces } from './workspaces.ts'

const world = useOwnWorld()

// Two nodes that start at the same time with --demo load the story only once.
beforeAll(async () => {
  const given = { isEmbedded: false, isAsked: true }
  await Promise.all([loadDemoWhenWanted(world.services, given), loadDemoWhenWanted(world.services, given)])
}, 60_000)

async function home(slug: string): Promise<Workspace> {
  const found = await world.quartier.workspaces.look(slug)
  if (!found) throw new Error(`the story told nothing of ${slug}`)
  return found
}

const ask = async <Row extends object>(slug: string, sql: string, values: unknown[] = []): Promise<Row[]> => {
  const { id } = await home(slug)
  return inWorkspace(world.services.pool, id, async (client) => (await client.query<Row>(sql, values)).rows)
}

const count = async (slug: string, sql: string): Promise<number> =>
  (await ask<{ count: number }>(slug, `select count(*) as count ${sql}`))[0]?.count ?? -1

const applicationStateOf: Partial<Record<Outcome, string>> = {
  new: 'active.new',
  in_progress: 'active.in_progress',
  evaluated: 'active.evaluated',
  with_offer: 'with_offer',
  declined: 'with_offer.declined',
  inactive: 'inactive',
}

const slugs = demoWorkspaces.map(({ slug }) => slug)

describe('the story', () => {
  it('tells 900 applications in rent and 2400 in market', async () => {
    expect(await count('rent', 'from application')).toBe(900)
    expect(await count('market', 'from application')).toBe(2400)
  })

  it('has asked about the means of two households in rent, and says that nobody was really asked', async () => {
    expect(await ask('rent', 'select provider, is_demo, light from credit_check')).toEqual([
      { provider: 'CRIF', is_demo: true, light: 'green' },
    ])
    const deposits = await ask(
      'rent',
      `select d.is_demo, d.state, a.progress_state, d.amount > 0 and d.amount <= 3 * o.gross_rent as lawful, d.requested_at > s.assigned_at as after
       from deposit_request d join application a on a.id = d.application_id
       join assignment s on s.application_id = a.id join property_object o on o.id = s.object_id`,
    )
    expect(deposits).toEqual([
      { is_demo: true, state: 'active', progress_state: 'assigned', lawful: true, after: true },
    ])
  })

  it('has some thirty people wait in rent, in each state, with matches of several free flats and a proposal in each', async () => {
    const states = 'select progress_state as state, count(*) as count from waitlist_request group by 1 order by 1'
    expect((await ask<{ state: string }>('rent', states)).map(({ state }) => state)).toEqual([
      'declined',
      'inactive',
      'new',
      'sent',
      'waitlist.accepted',
    ])
    expect(await count('rent', 'from waitlist_request')).toBeGreaterThanOrEqual(30)
    expect(await count('market', 'from waitlist_request')).toBe(0)
    const { fits } = matchingSql({ r: 'r', today: 'current_date' })
    const sought = `from property_object o join building b on b.id = o.building_id where o.kind = 'apartment'
      and o.letting_state = 'available' and exists (select from waitlist_request r
        where r.progress_state = 'waitlist.accepted' and ${fits})`
    expect(await count('rent', sought)).toBeGreaterThan(8)
    expect(await ask('rent', 'select distinct state from waitlist_proposal order by 1')).toEqual([
      { state: 'accepted' },
      { state: 'no_interest' },
      { state: 'propose' },
    ])
    expect(await count('rent', 'from waitlist_request where created_at > now() or waits_since > now()')).toBe(0)
  })

  it('has a dozen people ask in rent without having applied, in each state that staff bring about', async () => {
    const states = `select progress_state as state, count(*)::int as count from interested_person group by 1 order by 1`
    expect(await ask('rent', states)).toEqual([
      { state: 'contacted', count: 4 },
      { state: 'inactive', count: 2 },
      { state: 'new', count: 6 },
    ])
    expect(await count('market', 'from interested_person')).toBe(4)
    expect(await count('rent', `from interested_person where contact_email not like '%.example'`)).toBe(0)
    expect(await count('rent', 'from interested_wish')).toBeGreaterThan(8)
  })

  it('gives everybody who reads applications news of several kinds on the home page, and nobody else', async () => {
    const told = await ask<{ role: string; kinds: number; fresh: number; seen: number }>(
      'rent',
      `select p.role, count(distinct n.kind)::int as kinds, (count(*) filter (where n.read_at is null))::int as fresh,
        count(n.read_at)::int as seen
       from staff_user p join staff_news n on n.user_id = p.id
       join application a on n.path = '/applications/' || a.id and n.name = a.contact_name
       group by p.id, p.role order by p.role`,
    )
    expect(new Set(told.map(({ role }) => role))).toEqual(
      new Set(['admin', 'assistant', 'contract', 'superadmin', 'superuser', 'user']),
    )
    expect(told.every(({ kinds, fresh, seen }) => kinds > 1 && fresh > 0 && seen > 0)).toBe(true)
  })

  it.each(slugs)('leaves a whole audit in %s', async (slug) => {
    const { id } = await home(slug)
    const report = await inWorkspace(world.services.pool, id, (client) =>
      verifyAudit(client, id, world.services.secrets),
    )
    expect(report.brokenAt).toBeNull()
    expect(report.entries).toBeGreaterThan(0)
  })

  it.each(slugs)('writes entries that the change log names, with their fields, in %s', async (slug) => {
    const found = await ask<{ kind: string; event: string; field: string | null }>(
      slug,
      `select distinct subject_kind as kind, event, change ->> 'field' as field
       from audit_entry left join jsonb_array_elements(changes) change on true`,
    )
    const t = translatorFor('fr', (await home(slug)).projectType)
    const isNamed = (key: string) => t(key) !== key
    const nameless = found.filter(
      ({ kind, event, field }) =>
        kindText(kind) === 'changelog_kind_other' ||
        !isNamed(kindText(kind)) ||
        !isNamed(`audit_${event.replaceAll('.', '_')}`) ||
        (field !== null && field !== 'mail' && !kindOf(kind).fields.some((prefix) => isNamed(`${prefix}_${field}`))),
    )
    expect(nameless).toEqual([])
    expect(found.length).toBeGreaterThan(3)
  })

  it.each(slugs)('knows a colleague in each state, two teams and a role of its own in %s', async (slug) => {
    expect(await count(slug, `from staff_user where user_type = 'melon' and is_active and password_hash is null`)).toBe(
      1,
    )
    expect(await count(slug, `from staff_user where user_type = 'melon' and not is_active`)).toBe(1)
    expect(await count(slug, 'from team')).toBe(2)
    expect(await count(slug, 'from role_permission')).toBe(1)
  })

  it.each(slugs)('has one login per role in %s', async (slug) => {
    const sql = 'select email from staff_user where is_active and password_hash is not null order by email'
    const rows = await ask<{ email: string }>(slug, sql)
    const owner = 'owner@quartier.example'
    expect(rows.map(({ email }) => email)).toEqual([...demoPeople.map(({ email }) => email), owner].toSorted())
  })

  it.each(slugs)('knows the owner of each object in %s, one with a login', async (slug) => {
    expect(await count(slug, 'from property_object where owner_id is null')).toBe(0)
    expect(await count(slug, 'from property_owner where user_id is not null')).toBe(1)
  })

  it('has a named flat in each state', async () => {
    for (const [state, number] of Object.entries(castFlats)) {
      const sql = 'select progress_state from property_object where reference_number = $1'
      expect([number, await ask('rent', sql, [number])]).toEqual([number, [{ progress_state: state }]])
    }
    const sold = 'select progress_state from property_object where reference_number = $1'
    expect(await ask('sale', sold, [soldFlat])).toEqual([{ progress_state: 'sold' }])
  })

  it.each(Object.values(cast))('lets its cast play their parts: $outcome', async ({ outcome, household, wishes }) => {
    const [contact] = household.adults
    const rows = await ask<{ state: string; contract: string | null; wishes: string[] }>(
      'rent',
      `select a.progress_state as state, (select s.contract_state from assignment s where s.application_id = a.id) as contract,
          array(select o.reference_number from application_wish w join property_object o on o.id = w.object_id
            where w.application_id = a.id order by w.rank) as wishes
        from application a where a.contact_email = $1 and a.contact_name = $2`,
      [contact?.email, `${contact?.firstName} ${contact?.lastName}`],
    )
    const [found] = rows.filter((row) => row.wishes.join() === wishes.join())
    // An applicant who got a flat is assigned, and has a contract state from the release on.
    const isAlone = outcome in applicationStateOf
    const state = applicationStateOf[outcome] ?? 'assigned'
    const contract = isAlone || outcome === 'assigned' ? null : outcome === 'leaving' ? 'quit' : outcome
    expect(found).toEqual({ state, contract, wishes: [...wishes] })
  })
})

describe('what the story tells', () => {
  it.each(slugs)('has rents that add up in %s', async (slug) => {
    expect(await count(slug, 'from property_object where gross_rent <> net_rent + ancillary_cost')).toBe(0)
    const isPriced = 'net_rent is not null or selling_price is not null'
    expect(await count(slug, `from property_object where not (${isPriced})`)).toBe(0)
  })

  it('has families that are counted right, adults that are of age and children that are not', async () => {
    const wrong = `from application a where adults <> (select count(*) from adult p where p.application_id = a.id)
      or children <> (select count(*) from child c where c.application_id = a.id) or persons <> adults + children`
    expect(await count('market', wrong)).toBe(0)
    expect(await count('market', `from adult where date_of_birth > current_date - interval '18 years'`)).toBe(0)
    expect(await count('market', `from child where date_of_birth <= current_date - interval '18 years'`)).toBe(0)
    expect(await count('market', 'from child where date_of_birth > current_date')).toBe(0)
  })

  it.each(['rent', 'market'])(
    'has an open offer for each flat that is offered in %s, and none for others',
    async (slug) => {
      const offered = `from property_object o where (o.progress_state = 'with_offer') <> exists (
      select from offer f where f.object_id = o.id and f.state = 'open')`
      expect(await count(slug, `${offered} and o.kind = 'apartment'`)).toBe(0)
      expect(await count(slug, `from offer where state = 'open' and valid_until <= now()`)).toBe(0)
      expect(await count(slug, `from offer where state = 'open' and mail_id is null`)).toBe(0)
    },
  )

  it('has tenancies in each contract state, and each let flat has its tenants', async () => {
    const states = await ask<{ state: string }>(
      'rent',
      'select distinct contract_state as state from assignment order by 1',
    )
    expect(states.map(({ state }) => state)).toEqual([
      'contract_sent',
      'quit',
      'with_contract',
      'without_contract',
      null,
    ])
    const empty = `from property_object o where o.kind = 'apartment' and o.progress_state in ('rented', 'assigned')
      and not exists (select from assignment s where s.object_id = o.id and s.ended_at is null)`
    expect(await count('rent', empty)).toBe(0)
  })

  it('ends no tenancy before it began, and has one that is terminated to a day to come', async () => {
    for (const slug of ['rent', 'market']) {
      expect(await count(slug, 'from assignment where quit_on < contract_start')).toBe(0)
      expect(
        await count(slug, `from assignment where (ended_at is null) <> (quit_on is null or quit_on > current_date)`),
      ).toBe(0)
    }
    expect(await count('rent', `from assignment where contract_state = 'quit' and ended_at is null`)).toBe(3)
  })

  it('lets parking spaces along with flats of the same house, and finds a tenancy by them', async () => {
    const beside = `from assignment_companion c join assignment s on s.id = c.assignment_id
      join property_object flat on flat.id = s.object_id join property_object p on p.id = c.object_id`
    expect(await count('rent', `${beside} where s.tenant_names like 'Heidi Zaugg%'`)).toBe(1)
    const wrong = `p.progress_state <> 'rented' or p.building_id <> flat.building_id
      or p.next_from is distinct from flat.next_from or s.search_text not like '%' || folded(p.title) || '%'`
    expect(await count('rent', `${beside} where ${wrong}`)).toBe(0)
  })

  it('has flats under notice that the next household can have from the day after', async () => {
    const leaving = `from property_object o join assignment s on s.object_id = o.id
      where s.contract_state = 'quit' and s.ended_at is null`
    expect(await count('rent', `${leaving} and o.next_state = 'available' and o.next_from = s.quit_on + 1`)).toBe(3)
    expect(await count('rent', `from property_object where kind = 'apartment' and next_state is not null`)).toBe(3)
  })

  it('agrees with every tenant, and lacks the rent before of one', async () => {
    const without = `from assignment a where a.contract_state is not null and not exists (
      select from rental_contract c where c.assignment_id = a.id)`
    expect(await count('rent', without)).toBe(0)
    const [lacking, ...others] = await ask<{ names: string }>(
      'rent',
      `select a.tenant_names as names from rental_contract c join assignment a on a.id = c.assignment_id
        where c.previous_net_rent is null`,
    )
    expect(lacking?.names).toContain('Sivakumar')
    expect(others).toEqual([])
    const unsigned = `from assignment a where a.contract_state = 'with_contract' and not exists (
      select from contract_signature s where s.assignment_id = a.id and s.party = 'tenant')`
    expect(await count('rent', unsigned)).toBe(0)
  })

  it('finds people as they are spelled and as they are typed', async () => {
    const [found] = await ask<{ count: number }>(
      'rent',
      `select count(*) as count from application where search_text like search_pattern('röthlisberger')
        and search_text like search_pattern('Jonas') and search_text like search_pattern('0760000106')`,
    )
    expect(found?.count).toBe(1)
  })

  it('invents nobody who could be reached', async () => {
    const reachable = `from adult where email <> '' and email not like '%.example' or phone !~ '^\\+417[689]000'`
    expect(await count('rent', reachable)).toBe(0)
    expect(await count('market', `from mail_message where to_address not like '%.example'`)).toBe(0)
    expect(await count('market', `from mail_message where state not in ('held', 'received', 'bounced')`)).toBe(0)
  })

  it('holds an inbox: answers of households, a stranger, a report, and what is still unread', async () => {
    expect(await count('rent', `from mail_message where direction = 'in' and thread_id is not null`)).toBeGreaterThan(5)
    expect(await count('rent', `from mail_message where record_id is not null and thread_id is null`)).toBe(0)
    expect(await count('rent', 'from mail_thread where record_id is null')).toBe(1)
    expect(await count('rent', 'from mail_thread where last_bounce_at is not null')).toBe(1)
    expect(await count('rent', 'from mail_thread_unread')).toBeGreaterThan(0)
    expect(await count('rent', `from mail_attachment`)).toBeGreaterThan(0)
  })
})

describe('the papers of the story', () => {
  it('are really there, and lists say of each household what it handed in', async () => {
    const [file] = await ask<{ storage_key: string; size: number }>(
      'rent',
      'select storage_key, size from stored_file limit 1',
    )
    const content = await buffer(await world.services.files.get(file?.storage_key ?? ''))
    expect(content.length).toBe(file?.size)
    expect(content.subarray(0, 5).toString()).toBe('%PDF-')
    const wrong = `from application a where (a.documents = 'none') = exists (
      select from application_document d where d.application_id = a.id)`
    expect(await count('rent', wrong)).toBe(0)
    expect(await count('rent', `from application where documents = 'complete'`)).toBeGreaterThan(50)
  })

  it('has an open viewing tomorrow, a full one, one by invitation and a completed one in rent', async () => {
    expect(await ask('rent', 'select kind, state from viewing_appointment order by number')).toEqual([
      { kind: 'open', state: 'published' },
      { kind: 'slots', state: 'published' },
      { kind: 'invitation', state: 'published' },
      { kind: 'slots', state: 'completed' },
      { kind: 'invitation', state: 'published' },
    ])
    const full = `from viewing_slot s join viewing_appointment a on a.id = s.appointment_id where a.number = 2`
    expect(await count('rent', `${full} and s.taken < s.capacity`)).toBe(0)
    expect(await count('rent', `from viewing_participant where state = 'waiting'`)).toBe(3)
    const seated = `(select coalesce(sum(persons), 0) from viewing_participant p where p.slot_id = s.id and p.state = 'booked')`
    expect(await count('rent', `from viewing_slot s where s.taken <> ${seated}`)).toBe(0)
    expect(await count('rent', 'from viewing_presence')).toBe(5)
  })
})
