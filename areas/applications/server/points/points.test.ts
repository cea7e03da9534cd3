import { describe, expect, it } from 'vitest'
import { useWorld, type Person } from '#platform/server/testing/world.ts'
import { plantLetting, type Letting } from '../testing/letting.ts'

const world = useWorld()
const rulesUrl = '/api/v1/project-settings/point-rules'
const documentsOnly = (points: number) => [{ fact: 'documents', weight: 1.5, steps: [{ value: 'complete', points }] }]

const pointsOf = async ({ home, applicationId, clerk }: Letting) =>
  (await world.ask(home, { url: `/api/v1/applications/${applicationId}/points`, as: clerk })).json()
const saveRules = (letting: Letting, as: Person, payload: object) =>
  world.ask(letting.home, { method: 'POST', url: rulesUrl, payload, as })

async function plantNew() {
  const letting = await plantLetting(world, {
    progressState: 'active.new',
    overallEvaluation: null,
    documents: 'complete',
  })
  return { ...letting, admin: await world.person(letting.home, 'admin') }
}

describe('points of an application', () => {
  it('add up to the total, line by line, with a reason each', async () => {
    const letting = await plantNew()
    const { total, items } = await pointsOf(letting)
    expect(items.reduce((sum: number, { counted }: { counted: number }) => sum + counted, 0)).toBe(total)
    expect(items.find(({ key }: { key: string }) => key === 'documents')).toMatchObject({
      label: 'Unterlagen',
      reason: 'Vollständig',
      counted: 10,
    })
  })

  it('follow new rules until the overall grade is given, and keep theirs from then on', async () => {
    const letting = await plantNew()
    const { home, applicationId, clerk, admin } = letting
    expect((await saveRules(letting, admin, { rules: documentsOnly(4), version: 1 })).json().version).toBe(2)
    expect(await pointsOf(letting)).toMatchObject({ total: 6, max: 6, rulesVersion: 2, isFixed: false })
    const url = `/api/v1/applications/${applicationId}/evaluation`
    await world.ask(home, { method: 'PUT', url, payload: { overall: 'A', version: 1 }, as: clerk })
    await saveRules(letting, admin, { rules: documentsOnly(20), version: 2 })
    expect(await pointsOf(letting)).toMatchObject({ total: 6, rulesVersion: 2, isFixed: true })
  })
})

describe('the rules of points', () => {
  it('are kept version by version, and a stale save is told what stands', async () => {
    const letting = await plantNew()
    await saveRules(letting, letting.admin, { rules: documentsOnly(4), version: 1 })
    const stale = await saveRules(letting, letting.admin, { rules: documentsOnly(9), version: 1 })
    expect(stale.statusCode).toBe(409)
    expect(stale.json().current).toMatchObject({ version: 2 })
    const { versions } = (await world.ask(letting.home, { url: rulesUrl, as: letting.admin })).json()
    expect(versions.map(({ version }: { version: number }) => version)).toEqual([2, 1])
  })

  it('let one of two people through who save at once', async () => {
    const letting = await plantNew()
    const answers = await Promise.all(
      [3, 7].map((points) => saveRules(letting, letting.admin, { rules: documentsOnly(points), version: 1 })),
    )
    expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 409])
  })

  it('are the administrator’s, and make sense', async () => {
    const letting = await plantNew()
    const rules = documentsOnly(4)
    expect((await saveRules(letting, letting.clerk, { rules, version: 1 })).statusCode).toBe(403)
    const twice = { rules: [...rules, ...rules], version: 1 }
    expect((await saveRules(letting, letting.admin, twice)).json().fields.rules).toContain('Merkmal')
    const heavy = { rules: [{ ...rules[0], weight: 11 }], version: 1 }
    expect((await saveRules(letting, letting.admin, heavy)).statusCode).toBe(422)
  })
})
