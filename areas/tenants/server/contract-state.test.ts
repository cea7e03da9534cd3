import { describe, expect, it } from 'vitest'
import { useWorld, type Person } from '#platform/server/testing/world.ts'
import { offerFlat, stateOf } from '#areas/applications/server/testing/letting.ts'
import { plantApplications } from '#areas/applications/server/testing/planting.ts'
import { plantTenancy, postTo, signContract, type Tenancy } from '#areas/applications/server/testing/tenancy.ts'

const world = useWorld()

const plantTenant = () => plantTenancy(world)
const post = (tenancy: Tenancy, action: string, payload: object = {}, as: Person = tenancy.clerk) =>
  postTo(world, tenancy, action, payload, as)
const move = (tenancy: Tenancy, contractState: string, more: object = {}) =>
  post(tenancy, 'change-contract-state', { contractState, ...more })
const withContract = (tenancy: Tenancy, start?: string) => signContract(world, tenancy, start)

describe('moving a contract', () => {
  it('goes from sent to signed, and then the flat is rented', async () => {
    const tenancy = await plantTenant()
    expect((await move(tenancy, 'contract_sent')).json().progress_state).toBe('contract_sent')
    expect((await stateOf(world, tenancy)).object).toBe('assigned')
    expect((await move(tenancy, 'with_contract', { contractStart: '2027-01-01' })).statusCode).toBe(200)
    expect(await stateOf(world, tenancy)).toMatchObject({
      object: 'rented',
      assignments: [{ contractState: 'with_contract' }],
    })
  })

  it('does the same over the call of the assignment', async () => {
    const tenancy = await plantTenant()
    const answer = await world.ask(tenancy.home, {
      method: 'POST',
      url: `/api/v1/objects/assignment/${tenancy.tenantId}/contract-status-change`,
      payload: { contractState: 'contract_sent' },
      as: tenancy.clerk,
    })
    expect(answer.json().progress_state).toBe('contract_sent')
  })

  it('does not skip a step, and says what is missing', async () => {
    const tenancy = await plantTenant()
    const answer = await move(tenancy, 'with_contract', { contractStart: '2027-01-01' })
    expect(answer.statusCode).toBe(409)
    expect(answer.json().message).toBe('Der Vertrag wurde noch nicht versendet.')
  })

  it('asks for the start at the latest when the contract is there', async () => {
    const tenancy = await plantTenant()
    await move(tenancy, 'contract_sent')
    const answer = await move(tenancy, 'with_contract')
    expect(answer.statusCode).toBe(422)
    expect(answer.json().fields).toEqual({ contractStart: 'Bitte ausfüllen' })
    expect((await stateOf(world, tenancy)).object).toBe('assigned')
  })

  it('tells a stale version what stands now', async () => {
    const tenancy = await plantTenant()
    const answer = await move(tenancy, 'contract_sent', { version: 7 })
    expect(answer.json().current).toMatchObject({ version: 1, contractState: 'without_contract' })
  })

  it('lets one of two clerks move it', async () => {
    const tenancy = await plantTenant()
    const answers = await Promise.all([move(tenancy, 'contract_sent'), move(tenancy, 'contract_sent')])
    expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 409])
  })

  it('asks for the permission, and hides other workspaces and what is no tenancy yet', async () => {
    const tenancy = await plantTenant()
    const payload = { contractState: 'contract_sent' }
    expect(
      (await post(tenancy, 'change-contract-state', payload, await world.person(tenancy.home, 'assistant'))).statusCode,
    ).toBe(403)
    const abroad = await plantTenant()
    expect((await post({ ...abroad, tenantId: tenancy.tenantId }, 'change-contract-state', payload)).statusCode).toBe(
      404,
    )
  })
})

describe('resetting', () => {
  it('leads back to "without contract" and the flat is assigned again', async () => {
    const tenancy = await plantTenant()
    await withContract(tenancy)
    expect((await post(tenancy, 'reset-to-default')).json().progress_state).toBe('without_contract')
    expect((await stateOf(world, tenancy)).object).toBe('assigned')
  })

  it('takes a termination entered by mistake back', async () => {
    const tenancy = await plantTenant()
    await withContract(tenancy)
    await post(tenancy, 'terminate', { quitOn: '2028-03-31', reason: 'Irrtum' })
    expect((await post(tenancy, 'reset-to-default')).statusCode).toBe(200)
    expect(await stateOf(world, tenancy)).toMatchObject({
      object: 'assigned',
      assignments: [{ contractState: 'without_contract' }],
    })
  })

  it('but not when somebody else has the flat by then', async () => {
    const tenancy = await plantTenant()
    await withContract(tenancy, '2026-01-01')
    await post(tenancy, 'terminate', { quitOn: '2026-03-31', noticeOn: '2026-01-02', reason: 'Umzug' })
    const [next = ''] = await plantApplications(world, tenancy.home, [{ number: 2 }])
    await offerFlat(world, { ...tenancy, applicationId: next })
    const answer = await post(tenancy, 'reset-to-default')
    expect(answer.statusCode).toBe(409)
    expect(answer.json().message).toBe('Das Objekt ist bereits angeboten.')
  })

  it('asks for the permission, and hides other workspaces', async () => {
    const tenancy = await plantTenant()
    expect(
      (await post(tenancy, 'reset-to-default', {}, await world.person(tenancy.home, 'assistant'))).statusCode,
    ).toBe(403)
    expect((await post({ ...(await plantTenant()), tenantId: tenancy.tenantId }, 'reset-to-default')).statusCode).toBe(
      404,
    )
  })
})

describe('looking at a tenant', () => {
  const get = (tenancy: Tenancy, path: string, as = tenancy.clerk) =>
    world.ask(tenancy.home, { url: `/api/v1/tenants/${tenancy.tenantId}${path}`, as })

  it('shows people, object and the step that comes next', async () => {
    const tenancy = await plantTenant()
    expect((await get(tenancy, '')).json()).toMatchObject({
      names: 'Anna Muster',
      progress_state: 'without_contract',
      object: { address: 'Lindenweg 4, 8400 Winterthur' },
      moves: { contract_sent: { allowed: true }, with_contract: { allowed: false }, reset: { allowed: false } },
    })
  })

  it('tells its history from the application on', async () => {
    const tenancy = await plantTenant()
    const events = (await get(tenancy, '/timeline')).json().entries.map(({ event }: { event: string }) => event)
    expect(events).toEqual(['assignment.released', 'offer.accepted', 'offer.made'])
  })

  it('asks for the permission, and hides other workspaces', async () => {
    const tenancy = await plantTenant()
    expect((await get(tenancy, '', await world.person(tenancy.home, 'marketer'))).statusCode).toBe(403)
    expect((await get({ ...(await plantTenant()), tenantId: tenancy.tenantId }, '')).statusCode).toBe(404)
  })
})

describe('the list', () => {
  const list = async (tenancy: Tenancy, query: string) =>
    (await world.ask(tenancy.home, { url: `/api/v1/tenants/?${query}`, as: tenancy.clerk })).json()

  it('has the five tabs and opens with those who have no contract', async () => {
    const tenancy = await plantTenant()
    const { stateFilters, tableData } = await list(tenancy, '')
    expect(stateFilters.choices.map(({ value }: { value: string }) => value)).toEqual([
      'without_contract',
      'contract_sent',
      'with_contract',
      'quit',
      'all',
    ])
    expect(tableData.body).toHaveLength(1)
    expect((await list(tenancy, 'state=with_contract')).tableData.body).toEqual([])
  })

  it('finds by name and by flat', async () => {
    const tenancy = await plantTenant()
    expect((await list(tenancy, 'search=muster')).tableData.body).toHaveLength(1)
    expect((await list(tenancy, 'search=lindenweg')).tableData.body).toHaveLength(1)
    expect((await list(tenancy, 'search=niemand')).tableData.body).toHaveLength(0)
  })

  it('sorts by each column that says so, and filters by house and start', async () => {
    const tenancy = await plantTenant()
    for (const sort of ['tenants', '-contract_start', '-released']) {
      expect((await list(tenancy, `sort=${sort}`)).tableData.body).toHaveLength(1)
    }
    const filters = encodeURIComponent(JSON.stringify({ contract_start: { from: '2027-01-01' } }))
    expect((await list(tenancy, `filters=${filters}`)).tableData.body).toHaveLength(0)
  })

  it('sends several agreements and says of each that is not ready what it lacks', async () => {
    const tenancy = await plantTenant()
    const payload = { bulkAction: 'sendContract', targets: [tenancy.tenantId] }
    const answer = await world.ask(tenancy.home, {
      method: 'POST',
      url: '/api/v1/tenants/',
      payload,
      as: tenancy.clerk,
    })
    expect(answer.json()).toMatchObject({ changed: 0, skippedTotal: 1 })
    expect(answer.json().skipped[0].reason).toContain('Nettomiete fehlt')
  })

  it('finds those who are still there after their notice', async () => {
    const tenancy = await plantTenant()
    const leaving = encodeURIComponent(JSON.stringify({ leaving: true }))
    expect((await list(tenancy, `state=all&filters=${leaving}`)).tableData.body).toHaveLength(0)
    await withContract(tenancy, '2026-01-01')
    await post(tenancy, 'terminate', { quitOn: '2029-03-31', reason: 'Umzug' })
    expect((await list(tenancy, `state=all&filters=${leaving}`)).tableData.body).toHaveLength(1)
  })

  it('sets several contracts to sent and skips those where it cannot be done', async () => {
    const tenancy = await plantTenant()
    const payload = { bulkAction: 'contractSent', targets: [tenancy.tenantId] }
    const send = () => world.ask(tenancy.home, { method: 'POST', url: '/api/v1/tenants/', payload, as: tenancy.clerk })
    expect((await send()).json()).toMatchObject({ changed: 1, skippedTotal: 0 })
    expect((await send()).json()).toMatchObject({ changed: 0, skipped: [{ reason: 'Das ist bereits so.' }] })
  })
})
