import { describe, expect, it } from 'vitest'
import { useWorld, type Person } from '#platform/server/testing/world.ts'
import { plantLetting, stateOf, type Letting } from '../testing/letting.ts'

const world = useWorld()
const fresh = { progressState: 'active.new', overallEvaluation: null } as const

const put = (letting: Letting, payload: object, as: Person = letting.clerk) =>
  world.ask(letting.home, {
    method: 'PUT',
    url: `/api/v1/applications/${letting.applicationId}/evaluation`,
    payload,
    as,
  })
const look = async (letting: Letting) =>
  (
    await world.ask(letting.home, {
      url: `/api/v1/applications/${letting.applicationId}/evaluation/init`,
      as: letting.clerk,
    })
  ).json()

describe('grading', () => {
  it('begins the evaluation with the first grade and ends it with the overall one', async () => {
    const letting = await plantLetting(world, fresh)
    const first = await put(letting, { criteria: [{ key: 'income', grade: 'B' }], version: 1 })
    expect(first.json()).toMatchObject({ progress_state: 'active.in_progress', version: 2 })
    const second = await put(letting, { overall: 'A', version: 2 })
    expect(second.json()).toMatchObject({ progress_state: 'active.evaluated', overall: 'A' })
    const { criteria, overall } = await look(letting)
    expect(criteria[0]).toMatchObject({ key: 'income', grade: 'B', by: { name: 'Nora Ammann', initials: 'NA' } })
    expect(overall).toMatchObject({ grade: 'A' })
  })

  it('goes back into the evaluation when the overall grade is taken away', async () => {
    const letting = await plantLetting(world, fresh)
    await put(letting, { overall: 'A', version: 1 })
    expect((await put(letting, { overall: null, version: 2 })).json().progress_state).toBe('active.in_progress')
  })

  it('shows what can be computed beside the grades', async () => {
    const letting = await plantLetting(world, { ...fresh, persons: 1, documents: 'complete' })
    const { criteria } = await look(letting)
    expect(criteria.find(({ key }: { key: string }) => key === 'documents').computed).toEqual({
      grade: 'A',
      reason: 'Alle verlangten Unterlagen vorhanden',
    })
    expect(criteria.find(({ key }: { key: string }) => key === 'household_fit').computed.grade).toBe('C')
  })

  it('refuses while an offer is open', async () => {
    const letting = await plantLetting(world, { progressState: 'with_offer' })
    expect((await put(letting, { overall: 'A', version: 1 })).statusCode).toBe(409)
  })

  it('tells the second of two people who judge at once what the first has given', async () => {
    const letting = await plantLetting(world, fresh)
    const answers = await Promise.all([
      put(letting, { criteria: [{ key: 'income', grade: 'A' }], version: 1 }),
      put(letting, { criteria: [{ key: 'income', grade: 'D' }], version: 1 }),
    ])
    const lost = answers.find(({ statusCode }) => statusCode === 409)
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1)
    expect(['A', 'D']).toContain(lost?.json().current.criteria.income)
  })

  it('takes a repeated grade for what it is', async () => {
    const letting = await plantLetting(world, fresh)
    await put(letting, { overall: 'A', version: 1 })
    expect((await put(letting, { overall: 'A', version: 1 })).json().version).toBe(2)
  })

  it('needs a version with grades, knows only its grades, and no unknown criterion', async () => {
    const letting = await plantLetting(world, fresh)
    expect((await put(letting, { overall: 'A' })).statusCode).toBe(422)
    expect((await put(letting, { overall: 'E', version: 1 })).statusCode).toBe(422)
    expect((await put(letting, { criteria: [{ key: 'shoes', grade: 'A' }], version: 1 })).statusCode).toBe(422)
  })

  it('asks for the permission, and hides other workspaces', async () => {
    const letting = await plantLetting(world, fresh)
    const payload = { overall: 'A', version: 1 }
    expect((await put(letting, payload, await world.person(letting.home, 'assistant'))).statusCode).toBe(403)
    const abroad = await plantLetting(world)
    expect((await put({ ...abroad, applicationId: letting.applicationId }, payload)).statusCode).toBe(404)
  })
})

describe('the star', () => {
  it('is set in any state and without a version', async () => {
    const letting = await plantLetting(world, { progressState: 'inactive' })
    expect((await put(letting, { overall_star: true })).json().overall_star).toBe(true)
    expect((await stateOf(world, letting)).version).toBe(1)
  })
})

describe('comments', () => {
  const url = (letting: Letting, more = '') =>
    `/api/v1/applications/${letting.applicationId}/evaluation/comments${more}`
  const say = async (letting: Letting, text = 'Bitte Arbeitgeber anrufen', as = letting.clerk) =>
    world.ask(letting.home, { method: 'POST', url: url(letting), payload: { text }, as })

  it('are written, changed by their author, settled by a colleague, and deleted', async () => {
    const letting = await plantLetting(world)
    const colleague = await world.person(letting.home, 'superuser', { firstName: 'Jan' })
    const { commentId } = (await say(letting)).json().comment
    const changed = await world.ask(letting.home, {
      method: 'PUT',
      url: url(letting, `/${commentId}`),
      payload: { text: 'Bitte anrufen', version: 1 },
      as: letting.clerk,
    })
    expect(changed.json().comment).toMatchObject({ text: 'Bitte anrufen', edited: true, version: 2 })
    const settled = await world.ask(letting.home, {
      method: 'POST',
      url: url(letting, '-resolve'),
      payload: { commentId, resolved: true },
      as: colleague,
    })
    expect(settled.json().comment.resolved.by.name).toBe('Jan Ammann')
    await world.ask(letting.home, { method: 'DELETE', url: url(letting, `/${commentId}`), as: letting.clerk })
    expect((await look(letting)).comments).toEqual([])
  })

  it('belong to their author', async () => {
    const letting = await plantLetting(world)
    const colleague = await world.person(letting.home, 'superuser')
    const { commentId } = (await say(letting)).json().comment
    const request = { url: url(letting, `/${commentId}`), as: colleague }
    expect((await world.ask(letting.home, { method: 'DELETE', ...request })).statusCode).toBe(403)
    const payload = { text: 'Anders', version: 1 }
    expect((await world.ask(letting.home, { method: 'PUT', payload, ...request })).statusCode).toBe(403)
  })

  it('tell a stale edit what stands now', async () => {
    const letting = await plantLetting(world)
    const { commentId } = (await say(letting)).json().comment
    const edit = (text: string) =>
      world.ask(letting.home, {
        method: 'PUT',
        url: url(letting, `/${commentId}`),
        payload: { text, version: 1 },
        as: letting.clerk,
      })
    await edit('Zuerst')
    expect((await edit('Danach')).json().current).toEqual({ version: 2, text: 'Zuerst' })
  })

  it('are not empty, need the permission, and are hidden from other workspaces', async () => {
    const letting = await plantLetting(world)
    expect((await say(letting, '  ')).statusCode).toBe(422)
    expect((await say(letting, 'x', await world.person(letting.home, 'assistant'))).statusCode).toBe(403)
    const { commentId } = (await say(letting)).json().comment
    const abroad = await plantLetting(world)
    const foreign = { ...abroad, applicationId: letting.applicationId }
    expect((await say(foreign)).statusCode).toBe(404)
    const resolve = { method: 'POST' as const, payload: { commentId, resolved: true }, as: abroad.clerk }
    expect((await world.ask(abroad.home, { ...resolve, url: url(abroad, '-resolve') })).statusCode).toBe(404)
  })
})
