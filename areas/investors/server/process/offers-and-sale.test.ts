// The end of the process: offers, award, sale, making it free again, and reminders before the deadlines.

import { describe, expect, it } from 'vitest'
import { plantProject } from '#areas/projects/server/testing/planting.ts'
import { asSystem } from '#platform/server/jobs/handlers.ts'
import { useOwnWorld } from '#platform/server/testing/world.ts'
import { plantApply, plantInvestor } from '../testing/planting.ts'
import { objects, path, processScene } from '../testing/process-scene.ts'
import { remindInvestorsJob } from './reminding.ts'

const world = useOwnWorld()
const { get, investorsOf, mailKindsOf, office, send, step } = processScene(world, plantProject)

const nbo = {
  kind: 'nbo',
  amount: 19_400_000,
  amountTo: null,
  structure: 'asset',
  financing: 'Eigenmittel',
  conditions: 'Prüfung der Mietverträge',
  dueDiligence: '',
  timing: '',
  signatory: '',
  validUntil: null,
  receivedOn: '2026-11-20',
  fileId: null,
}

describe('offers', () => {
  it('are recorded once the NDA is signed, confirmed by mail, and replace the earlier one', async () => {
    const { home, clerk, project } = await office()
    const id = await plantInvestor(world, home)
    const offer = (change: object = {}) =>
      send(home, clerk, 'POST', `${path}/${id}/upload-investor-offer`, { ...nbo, projectId: project.id, ...change })
    expect((await offer()).json().message).toBe('Die Vertraulichkeitserklärung fehlt')
    await plantApply(world, home, { investorId: id, project, state: 'memorandum_opened', hasNda: true })
    expect((await offer()).statusCode).toBe(200)
    expect((await offer({ amount: 20_100_000, confirms: false })).statusCode).toBe(200)
    expect(await mailKindsOf(home)).toEqual(['investor-offer-received'])
    const { offers } = (await get(home, clerk, `${objects}/${project.id}/offers`)).json()
    expect(offers.map(({ amount }: { amount: number }) => amount)).toEqual([20_100_000])
    const { projects } = (await get(home, clerk, `${path}/${id}/offer-sidepanel`)).json()
    expect(projects).toMatchObject([
      {
        state: 'nbo_submitted',
        offers: [
          { amount: 20_100_000, isReplaced: false, grossYield: 3.98 },
          { amount: 19_400_000, isReplaced: true },
        ],
        ranks: [{ kind: 'nbo', rank: 1, of: 1 }],
      },
    ])
  })

  it.each([
    [{ receivedOn: '2099-01-01' }, 'receivedOn'],
    [{ validUntil: '2026-11-19' }, 'validUntil'],
    [{ amountTo: 1 }, 'amountTo'],
    [{ amount: 0 }, 'amount'],
  ])('are refused with %j', async (change, field) => {
    const { home, clerk, project } = await office()
    const id = await plantInvestor(world, home)
    await plantApply(world, home, { investorId: id, project, state: 'nda_signed', hasNda: true })
    const body = { ...nbo, projectId: project.id, ...change }
    const answer = await send(home, clerk, 'POST', `${path}/${id}/upload-investor-offer`, body)
    expect([answer.statusCode, Object.keys(answer.json().fields)]).toEqual([422, [field]])
  })

  it('stand side by side, binding ones first, then the highest', async () => {
    const { home, clerk, project } = await office()
    const joined = async (company: string, amounts: { nbo?: number; bo?: number }) =>
      plantApply(world, home, {
        investorId: await plantInvestor(world, home, { company }),
        project,
        state: 'nbo_submitted',
        hasNda: true,
        ...amounts,
      })
    await joined('A', { nbo: 19_000_000 })
    await joined('B', { nbo: 21_000_000 })
    await joined('C', { nbo: 18_000_000, bo: 20_500_000 })
    const { offers, price } = (await get(home, clerk, `${objects}/${project.id}/offers`)).json()
    const order = offers.map((one: { investor: { company: string }; kind: string; toPrice: number }) => [
      one.investor.company,
      one.kind,
      one.toPrice,
    ])
    expect([price, order]).toEqual([
      20_000_000,
      [
        ['C', 'bo', 2.5],
        ['B', 'nbo', 5],
        ['A', 'nbo', -5],
        ['C', 'nbo', -10],
      ],
    ])
  })
})

describe('the end of a sale', () => {
  const bid = { state: 'bo_submitted', hasNda: true, bo: 20_500_000 } as const

  async function twoBidders() {
    const place = await office()
    const { home, project } = place
    const winner = await plantInvestor(world, home)
    const loser = await plantInvestor(world, home)
    const applyId = await plantApply(world, home, { investorId: winner, project, ...bid })
    const other = await plantApply(world, home, { investorId: loser, project, ...bid })
    return { ...place, winner, loser, applyId, other }
  }

  it('award reserves, sale ends everything, the others are told, and free starts again', async () => {
    const { home, clerk, project, winner, loser, applyId, other } = await twoBidders()
    expect((await step(home, clerk, applyId, { state: 'awarded', version: 1, price: 20_500_000 })).statusCode).toBe(200)
    const second = await step(home, clerk, other, { state: 'awarded', version: 1, price: 1 })
    expect(second.json().message).toBe('Das Projekt ist einem anderen Investor zugeschlagen')
    const detail = async () => (await get(home, clerk, `${objects}/${project.id}/sold-project-detail`)).json()
    expect(await detail()).toMatchObject({ state: 'reserved', price: 20_500_000, isDirect: false, others: 1 })
    const sell = (investorId: string) =>
      send(home, clerk, 'POST', `${objects}/assignment/${project.id}/${investorId}/sell-project`, { price: 20_400_000 })
    expect((await sell(loser)).statusCode).toBe(409)
    expect((await sell(winner)).statusCode).toBe(200)
    expect(await detail()).toMatchObject({ state: 'sold', price: 20_400_000, investor: { id: winner } })
    expect(await mailKindsOf(home)).toEqual(['investor-closing'])
    expect((await step(home, clerk, other, { state: 'not_interested', version: 1 })).json().message).toBe(
      'Das Projekt ist verkauft',
    )
    const free = (url: string, reason = 'Finanzierung gescheitert') => send(home, clerk, 'POST', url, { reason })
    expect((await free(`${objects}/assignment/${project.id}/${loser}/free-project`)).statusCode).toBe(404)
    expect((await free(`${objects}/assignment/${project.id}/free-project`, ' ')).statusCode).toBe(422)
    expect((await free(`${objects}/assignment/${project.id}/${winner}/free-project`)).statusCode).toBe(200)
    expect(await detail()).toMatchObject({ state: 'published', investor: null, price: null })
    const { applies } = await investorsOf(home, clerk, project.id)
    expect(applies.find(({ investor }) => investor.id === winner)?.state).toBe('bo_submitted')
  })

  it('assigns directly without offers, also a project that was never published', async () => {
    const { home, clerk, project } = await office({ state: 'draft' })
    const investorId = await plantInvestor(world, home)
    const applyId = await plantApply(world, home, { investorId, project, state: 'matched' })
    await step(home, clerk, applyId, { state: 'awarded', version: 1, price: 18_000_000 })
    const url = `${objects}/assignment/${project.id}/${investorId}/sell-project`
    expect((await send(home, clerk, 'POST', url, { price: 18_000_000 })).statusCode).toBe(200)
    const detail = (await get(home, clerk, `${objects}/${project.id}/sold-project-detail`)).json()
    expect(detail).toMatchObject({ state: 'sold', isDirect: true })
  })

  it('two awards at once: one wins', async () => {
    const { home, clerk, applyId, other } = await twoBidders()
    const answers = await Promise.all(
      [applyId, other].map((id) => step(home, clerk, id, { state: 'awarded', version: 1, price: 1 })),
    )
    expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 409])
    // An index of the database refuses a second award, too, but in other words.
    const refused = answers.find(({ statusCode }) => statusCode === 409)
    expect(refused?.json().message).toBe('Das Projekt ist einem anderen Investor zugeschlagen')
  })
})

describe('reminders before the deadlines', () => {
  it('go once to those who can still hand in an offer', async () => {
    const soon = new Date(Date.now() + 5 * 86_400_000).toISOString().slice(0, 10)
    const { home, project } = await office({ nboDue: soon })
    const reader = { project, state: 'memorandum_opened', hasNda: true } as const
    await plantApply(world, home, { ...reader, investorId: await plantInvestor(world, home) })
    await plantApply(world, home, { ...reader, investorId: await plantInvestor(world, home), nbo: 19_000_000 })
    await plantApply(world, home, {
      ...reader,
      investorId: await plantInvestor(world, home, { optedOutAt: new Date() }),
    })
    await plantApply(world, home, { project, state: 'interested', investorId: await plantInvestor(world, home) })
    for (let night = 0; night < 2; night++) {
      await asSystem(world.services, home, (ctx) => ctx.enqueue(remindInvestorsJob, {}))
      await world.services.jobs.runDue()
    }
    expect(await mailKindsOf(home)).toEqual(['investor-deadline'])
  })
})
