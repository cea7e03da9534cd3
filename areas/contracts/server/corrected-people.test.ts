// A name corrected after the assignment changes everywhere, except in the agreement already sent.

import { describe, expect, it } from 'vitest'
import { plantTenancy, postTo, type Tenancy } from '#areas/applications/server/testing/tenancy.ts'
import { useWorld } from '#platform/server/testing/world.ts'

const world = useWorld()

const get = async ({ home, clerk }: Tenancy, url: string) =>
  (await world.ask(home, { url: `/api/v1/${url}`, as: clerk })).json()

async function correct(tenancy: Tenancy, fields: object) {
  const { home, clerk, applicationId } = tenancy
  const [{ id }] = (await get(tenancy, `applications/${applicationId}`)).adults
  const { data, version } = await get(tenancy, `adults/${id}/edit`)
  const payload = { ...data, ...fields, version }
  const answer = await world.ask(home, { method: 'POST', url: `/api/v1/adults/${id}/edit`, payload, as: clerk })
  expect(answer.statusCode).toBe(200)
  return answer.json().notify.map(({ type }: { type: string }) => type)
}

const found = async (tenancy: Tenancy, search: string) =>
  (await get(tenancy, `tenants/?state=all&search=${search}`)).tableData.body.length

const hints = async (tenancy: Tenancy) => (await get(tenancy, `tenants/${tenancy.tenantId}/contract-info`)).hints

const fileName = async ({ home, clerk, tenantId }: Tenancy) =>
  (await world.ask(home, { url: `/api/v1/tenants/${tenantId}/contract-preview`, as: clerk })).headers[
    'content-disposition'
  ]

describe('a name corrected after the assignment', () => {
  it('stands in heading, list, search, agreement and the name of the file alike', async () => {
    const tenancy = await plantTenancy(world)
    expect(await correct(tenancy, { last_name: 'Zgraggen' })).toEqual(['success'])
    expect((await get(tenancy, `tenants/${tenancy.tenantId}`)).names).toBe('Anna Zgraggen')
    expect(await found(tenancy, 'zgraggen')).toBe(1)
    expect(await found(tenancy, 'anna%20muster')).toBe(0)
    expect(await found(tenancy, 'winterthur')).toBe(1)
    expect((await get(tenancy, `tenants/${tenancy.tenantId}/contract-info`)).parties).toMatchObject([
      { name: 'Anna Zgraggen' },
    ])
    expect(await fileName(tenancy)).toContain('Anna%20Zgraggen')
  })

  it('is found by a corrected address as well', async () => {
    const tenancy = await plantTenancy(world)
    const { data, version } = await get(tenancy, `applications/${tenancy.applicationId}/edit`)
    await world.ask(tenancy.home, {
      method: 'POST',
      url: `/api/v1/applications/${tenancy.applicationId}/edit`,
      payload: { ...data, contactEmail: 'neu@example.ch', version },
      as: tenancy.clerk,
    })
    expect([await found(tenancy, 'neu@example.ch'), await found(tenancy, 'anna@example.ch')]).toEqual([1, 0])
  })

  it('is not on the paper that has gone out, and everybody is told', async () => {
    const tenancy = await plantTenancy(world)
    await postTo(world, tenancy, 'change-contract-state', { contractState: 'contract_sent' })
    expect(await hints(tenancy)).toEqual([])
    // A field that is not printed in the agreement causes no warning.
    expect(await correct(tenancy, { occupation: 'Gärtnerin' })).toEqual(['success'])
    expect(await correct(tenancy, { last_name: 'Zgraggen', date_of_birth: '1990-05-01' })).toEqual([
      'success',
      'warning',
    ])
    expect(await hints(tenancy)).toEqual([expect.stringContaining('Im Vertrag: Anna Muster.')])
    expect((await get(tenancy, `tenants/${tenancy.tenantId}`)).names).toBe('Anna Zgraggen')
    await postTo(world, tenancy, 'change-contract-state', {
      contractState: 'with_contract',
      contractStart: '2027-01-01',
    })
    expect(await hints(tenancy)).toHaveLength(1)
  })

  it('is on the paper that goes out anew', async () => {
    const tenancy = await plantTenancy(world)
    await postTo(world, tenancy, 'change-contract-state', { contractState: 'contract_sent' })
    await correct(tenancy, { last_name: 'Zgraggen' })
    await postTo(world, tenancy, 'change-contract-state', { contractState: 'without_contract' })
    expect(await hints(tenancy)).toEqual([])
    await postTo(world, tenancy, 'change-contract-state', { contractState: 'contract_sent' })
    expect(await hints(tenancy)).toEqual([])
    await correct(tenancy, { last_name: 'Muster' })
    expect(await hints(tenancy)).toEqual([expect.stringContaining('Anna Zgraggen')])
  })
})
