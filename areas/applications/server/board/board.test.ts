import { describe, expect, it } from 'vitest'
import type { ReceivedResponseOf } from '#platform/contract/endpoint.ts'
import type { Permission } from '#platform/rules/permissions.ts'
import type { Workspace } from '#platform/server/context.ts'
import { asSystem } from '#platform/server/jobs/handlers.ts'
import { projectSetting, rolePermission } from '#platform/server/session/tables.ts'
import { useWorld, type Person } from '#platform/server/testing/world.ts'
import type { BoardCard, getObjectBoard } from '../../contract/board.ts'
import type { BoardColumn } from '../../rules/board.ts'
import { answered } from '../testing/asking.ts'
import { plantLetting, stateOf, offerFlat, type Letting } from '../testing/letting.ts'
import { plantApplications, plantWish } from '../testing/planting.ts'
import { plantWave } from '../testing/wave.ts'

const world = useWorld()

type Board = ReceivedResponseOf<typeof getObjectBoard>
type Asked = { home: Workspace; clerk: Person; objectId: string }

const askForBoard = ({ home, clerk, objectId }: Asked, further = '') =>
  world.ask(home, { url: `/api/v1/objects/${objectId}/board${further}`, as: clerk })

const boardOf = async (asked: Asked): Promise<Board> => (await askForBoard(asked)).json()

const columnOf = (board: Board, key: BoardColumn) => board.columns.find((column) => column.key === key)

const namesBy = ({ columns }: Board) =>
  Object.fromEntries(columns.map(({ key, cards }) => [key, cards.map(({ contactName }) => contactName)]))

const moveOf = (card: BoardCard | undefined, column: BoardColumn) => card?.moves.find(({ to }) => to === column)

const act = async ({ home, clerk }: Asked, url: string, payload: object) => {
  const answer = await world.ask(home, { method: 'POST', url, payload, as: clerk })
  answered(answer)
}

describe('the columns', () => {
  it('follow the allocation proposal, with rank, points and wish; who has an offer elsewhere comes after', async () => {
    const home = await world.workspace()
    const clerk = await world.person(home, 'superuser')
    const judged = { progressState: 'active.evaluated' } as const
    const ids = await plantApplications(world, home, [
      { ...judged, overallEvaluation: 'C', contactName: 'Carla Erste' },
      { ...judged, overallEvaluation: 'A', contactName: 'Anna Zweite' },
      { ...judged, overallEvaluation: 'A', contactName: 'Olga Woanders' },
    ])
    const { objectId } = await plantWish(world, home, { title: 'Lindenweg 4', rooms: 3.5, by: ids, rank: 2 })
    const other = await plantWish(world, home, { title: 'Rosenweg 1', rooms: 3.5, by: [ids[2] ?? ''] })
    await offerFlat(world, { home, clerk, applicationId: ids[2] ?? '', objectId: other.objectId })
    const board = await boardOf({ home, clerk, objectId })
    expect(namesBy(board)).toEqual({
      application: ['Anna Zweite', 'Carla Erste', 'Olga Woanders'],
      offer: [],
      assignment: [],
      tenancy: [],
      declined: [],
    })
    const [first, , last] = columnOf(board, 'application')?.cards ?? []
    expect(first).toMatchObject({ place: 1, rank: 2, overall_evaluation: 'A', note: null })
    expect(first?.points).toEqual(expect.any(Number))
    expect(last).toMatchObject({ place: null, points: null, note: 'Hat ein Angebot: Rosenweg 1' })
  })

  it('follow a household from the wish to the tenancy and back', async () => {
    const letting = await plantLetting(world, { contactName: 'Anna Muster' })
    const where = async () => {
      const { columns } = await boardOf(letting)
      return columns.find(({ cards }) => cards.length > 0)?.key
    }
    expect(await where()).toBe('application')
    await offerFlat(world, letting)
    expect(await where()).toBe('offer')
    await act(letting, `/api/v1/applications/${letting.applicationId}/offer-confirm`, {})
    expect(await where()).toBe('assignment')
    const { assignments } = await stateOf(world, letting)
    const path = `/api/v1/objects/assignment/${assignments[0]?.id}`
    await act(letting, `${path}/release`, {})
    expect(await where()).toBe('tenancy')
    await act(letting, `${path}/cancel`, { reason: 'Abgesprungen' })
    expect(await where()).toBe('application')
  })

  it('keep who has left at the end, with the reason', async () => {
    const [denied, declined, withdrawn] = await plantWave(world, 1, 3)
    if (!denied || !declined || !withdrawn) throw new Error('three households were planted')
    await act(denied, `/api/v1/communication/send-denial/${denied.applicationId}/${denied.objectId}`, {
      reason: 'income',
      template: 'others_chosen',
    })
    await offerFlat(world, declined)
    await act(declined, `/api/v1/communication/manual-offer-denial/${declined.applicationId}/${declined.objectId}`, {
      reason: 'rent',
    })
    await act(withdrawn, `/api/v1/applications/${withdrawn.applicationId}/change-status`, {
      action: 'deactivate',
      reason: 'rented_elsewhere',
    })
    const left = columnOf(await boardOf(denied), 'declined')
    expect(left?.total).toBe(3)
    const notes = new Map(left?.cards.map(({ applicationId, note }) => [applicationId, note]))
    expect(notes.get(denied.applicationId)).toMatch(/^Abgesagt: /)
    expect(notes.get(declined.applicationId)).toMatch(/^Abgelehnt: /)
    expect(notes.get(withdrawn.applicationId)).toBe('Hat anderswo gemietet')
  })

  it('come page by page, with their number in the first answer', async () => {
    const [first] = await plantWave(world, 1, 30)
    if (!first) throw new Error('thirty households were planted')
    const column = columnOf(await boardOf(first), 'application')
    expect([column?.total, column?.cards.length]).toEqual([30, 25])
    const next = (await askForBoard(first, '/application?page=2')).json()
    expect([next.total, next.cards.length]).toEqual([30, 5])
    const ids = [...(column?.cards ?? []), ...next.cards].map(({ applicationId }: BoardCard) => applicationId)
    expect(new Set(ids).size).toBe(30)
    expect(next.cards.map(({ place }: BoardCard) => place)).toEqual([26, 27, 28, 29, 30])
  })
})

describe('the moves', () => {
  it('carry the verdict and the reason of the action that they perform', async () => {
    const [anna, beat] = await plantWave(world, 1, 2)
    if (!anna || !beat) throw new Error('two households were planted')
    const before = columnOf(await boardOf(anna), 'application')?.cards[0]
    expect(moveOf(before, 'offer')).toEqual({ to: 'offer', action: 'offer', allowed: true })
    expect(moveOf(before, 'tenancy')).toEqual({
      to: 'tenancy',
      action: null,
      allowed: false,
      reason: 'Der Bewerbung ist kein Objekt zugewiesen.',
    })
    await offerFlat(world, anna)
    const board = await boardOf(anna)
    expect(moveOf(columnOf(board, 'offer')?.cards[0], 'assignment')).toMatchObject({
      action: 'confirm_offer',
      allowed: true,
    })
    const refused = moveOf(columnOf(board, 'application')?.cards[0], 'offer')
    expect(refused).toMatchObject({ action: 'offer', allowed: false })
    const { version } = await stateOf(world, beat)
    const answer = await world.ask(beat.home, {
      method: 'POST',
      url: `/api/v1/communication/send-offer/${beat.applicationId}/${beat.objectId}`,
      payload: { version },
      as: beat.clerk,
    })
    expect(answer.statusCode).toBe(409)
    expect(answer.json().message).toBe(refused?.reason)
  })

  it('do not bring back a denied wish by activating the application', async () => {
    const letting = await plantLetting(world)
    await act(letting, `/api/v1/communication/send-denial/${letting.applicationId}/${letting.objectId}`, {
      reason: 'income',
      template: 'others_chosen',
    })
    const card = columnOf(await boardOf(letting), 'declined')?.cards[0]
    expect(moveOf(card, 'application')).toMatchObject({
      allowed: false,
      reason: 'Für dieses Objekt ist bereits abgesagt.',
    })
  })

  it('are none for who may only read', async () => {
    const board = await boardOf(await asReader(await plantLetting(world), 'object_read', 'applications_read'))
    expect(columnOf(board, 'application')?.cards[0]?.moves).toEqual([])
  })
})

/** The same letting as seen with these permissions only. */
async function asReader(letting: Letting, ...permissions: Permission[]): Promise<Letting> {
  await asSystem(world.services, letting.home, ({ db }) =>
    db
      .insert(rolePermission)
      .values({ workspaceId: letting.home.id, role: 'analyst', permissions })
      .onConflictDoUpdate({ target: [rolePermission.workspaceId, rolePermission.role], set: { permissions } }),
  )
  return { ...letting, clerk: await world.person(letting.home, 'analyst') }
}

describe('rights', () => {
  it('need objects and applications', async () => {
    const letting = await plantLetting(world)
    expect((await askForBoard(await asReader(letting, 'object_read'))).statusCode).toBe(403)
    expect((await askForBoard(await asReader(letting, 'applications_read'))).statusCode).toBe(403)
    expect((await askForBoard(await asReader(letting, 'object_read'), '/offer')).statusCode).toBe(403)
  })

  it('show no tenancies without the right to see tenants', async () => {
    const letting = await plantLetting(world)
    await offerFlat(world, letting)
    await act(letting, `/api/v1/applications/${letting.applicationId}/offer-confirm`, {})
    const { assignments } = await stateOf(world, letting)
    await act(letting, `/api/v1/objects/assignment/${assignments[0]?.id}/release`, {})
    const reader = await asReader(letting, 'object_read', 'applications_read')
    expect((await boardOf(reader)).columns.map(({ key, total }) => [key, total])).toEqual([
      ['application', 0],
      ['offer', 0],
      ['assignment', 0],
      ['declined', 0],
    ])
    expect((await askForBoard(reader, '/tenancy')).json()).toMatchObject({ total: 0, cards: [] })
  })

  it('hide a grade that is kept until the second evaluation', async () => {
    const home = await world.workspace()
    const anna = await world.person(home, 'superuser')
    const beat = await world.person(home, 'superuser')
    const ids = await plantApplications(world, home, [
      { progressState: 'active.evaluated', overallEvaluation: 'A', evaluatedBy: anna.id },
    ])
    const { objectId } = await plantWish(world, home, { title: 'Lindenweg 4', rooms: 3.5, by: ids })
    await asSystem(world.services, home, ({ db }) =>
      db
        .insert(projectSetting)
        .values({ workspaceId: home.id, key: 'process', value: { secondEvaluationRequired: true } }),
    )
    const gradeFor = async (clerk: Person) =>
      columnOf(await boardOf({ home, clerk, objectId }), 'application')?.cards[0]?.overall_evaluation
    expect([await gradeFor(anna), await gradeFor(beat)]).toEqual(['A', null])
  })

  it('end at the workspace', async () => {
    const letting = await plantLetting(world)
    const elsewhere = await world.workspace()
    const stranger = await world.person(elsewhere, 'superuser')
    const asked = { home: elsewhere, clerk: stranger, objectId: letting.objectId }
    expect((await askForBoard(asked)).statusCode).toBe(404)
    expect((await askForBoard(asked, '/application')).statusCode).toBe(404)
  })
})
