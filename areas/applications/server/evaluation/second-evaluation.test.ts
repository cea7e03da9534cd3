import { describe, expect, it } from 'vitest'
import { asSystem } from '#platform/server/jobs/handlers.ts'
import { projectSetting } from '#platform/server/session/tables.ts'
import { useWorld, type Person } from '#platform/server/testing/world.ts'
import { mailsOf, plantLetting, stateOf, type Letting } from '../testing/letting.ts'

const world = useWorld()

interface TwoPeople extends Letting {
  anna: Person
  beat: Person
}

/** Anna has given a grade; the project requires a second evaluation. */
async function gradedByAnna(isRequired = true): Promise<TwoPeople> {
  const letting = await plantLetting(world, { progressState: 'active.new', overallEvaluation: null })
  const { home, clerk: anna } = letting
  const beat = await world.person(home, 'superuser', { firstName: 'Beat', lastName: 'Roth' })
  await asSystem(world.services, home, ({ db }) =>
    db
      .insert(projectSetting)
      .values({ workspaceId: home.id, key: 'process', value: { secondEvaluationRequired: isRequired } }),
  )
  const two = { ...letting, anna, beat }
  const first = { criteria: [{ key: 'income', grade: 'A', note: 'Sicherer Lohn' }], overall: 'A', version: 1 }
  expect((await put(two, anna, first)).statusCode).toBe(200)
  return two
}

const put = ({ home, applicationId }: Letting, as: Person, payload: object) =>
  world.ask(home, { method: 'PUT', url: `/api/v1/applications/${applicationId}/evaluation`, payload, as })

const read = async ({ home, applicationId }: Letting, as: Person, what: string) =>
  (await world.ask(home, { url: `/api/v1/applications/${applicationId}/${what}`, as })).json()

const second = (grade: string | null, version: number) => ({
  evaluation: 'second_evaluation',
  overall: grade,
  overallNote: grade && 'Gleicher Eindruck',
  version,
})

describe('the second evaluation', () => {
  it('is given without having seen the first verdict, wherever one looks', async () => {
    const two = await gradedByAnna()
    const first = await read(two, two.beat, 'evaluation/init')
    expect(first).toMatchObject({ isHidden: true, overall: { grade: null, note: null, by: null } })
    expect(first.criteria.every(({ grade, note }: { grade: null; note: null }) => !grade && !note)).toBe(true)
    expect(await read(two, two.beat, 'evaluation/second-init/')).toMatchObject({
      first: null,
      isFirstHidden: true,
      differs: null,
      canEvaluate: { allowed: true },
    })
    const evaluated = (entries: { event: string }[]) => entries.find(({ event }) => event === 'application.evaluated')
    expect(evaluated((await read(two, two.beat, 'timeline')).entries)).toMatchObject({ detail: null })
    expect(evaluated((await read(two, two.anna, 'timeline')).entries)).toMatchObject({ detail: expect.any(String) })
    const points = await read(two, two.beat, 'points')
    expect(points.items.map(({ key }: { key: string }) => key)).not.toContain('overall_evaluation')
    const starred = await put(two, two.beat, { overall_star: true })
    expect(starred.json()).toMatchObject({ overall: null, overall_star: true })
    const part = { evaluation: 'second_evaluation', criteria: [{ key: 'income', grade: 'B' }], version: 2 }
    expect((await put(two, two.beat, part)).json()).toMatchObject({ overall: null, second: null })
    expect((await put(two, two.anna, { overall_star: false })).json()).toMatchObject({ overall: 'A' })
    const list = await world.ask(two.home, { url: '/api/v1/applications/?state=all', as: two.beat })
    expect(list.json().tableData.body[0].overall_evaluation).toBeNull()
    const own = await world.ask(two.home, { url: '/api/v1/applications/?state=all', as: two.anna })
    expect(own.json().tableData.body[0].overall_evaluation).toBe('A')
  })

  it('sees nothing of a first verdict that is only begun, unless it is taken over', async () => {
    const two = await gradedByAnna()
    await put(two, two.anna, { overall: null, version: 2 })
    const hidden = await read(two, two.beat, 'evaluation/init')
    expect(hidden).toMatchObject({ isHidden: true, begunBy: { name: expect.any(String) } })
    expect(hidden.criteria.every(({ grade, note }: { grade: null; note: null }) => !grade && !note)).toBe(true)
    expect((await put(two, two.beat, { criteria: [{ key: 'income', grade: 'D' }], version: 3 })).statusCode).toBe(409)
    const told = async (to: Person) =>
      (await read(two, to, 'timeline')).entries.filter(({ detail }: { detail: string | null }) =>
        detail?.includes('Einkommen'),
      ).length
    expect([await told(two.anna), await told(two.beat)]).toEqual([1, 0])
    expect((await put(two, two.beat, { takeOver: true })).statusCode).toBe(422)
    expect((await put(two, two.beat, { takeOver: true, version: 2 })).statusCode).toBe(409)
    expect((await put(two, two.beat, { takeOver: true, version: 3 })).json()).toMatchObject({ version: 4 })
    const seen = await read(two, two.beat, 'evaluation/init')
    expect(seen.isHidden).toBe(false)
    expect(seen.criteria[0]).toMatchObject({ grade: 'A', note: 'Sicherer Lohn' })
    expect(await read(two, two.anna, 'evaluation/init')).toMatchObject({ begunBy: { name: 'Beat Roth' } })
    expect((await put(two, two.beat, { takeOver: true, version: 4 })).statusCode).toBe(409)
    expect((await put(two, two.beat, { overall: 'B', version: 4 })).statusCode).toBe(200)
    expect((await put(two, two.beat, second('A', 5))).json().message).toContain('muss eine andere Person abgeben')
    expect((await put(two, two.anna, second('A', 5))).json().message).toContain('Sie haben die Erstbeurteilung gesehen')
    const carla = await world.person(two.home, 'superuser')
    expect(await read(two, carla, 'evaluation/init')).toMatchObject({ isHidden: true })
    expect((await put(two, carla, second('A', 5))).statusCode).toBe(200)
    const events = (await read(two, two.anna, 'timeline')).entries
    expect(events.map(({ event }: { event: string }) => event)).toContain('application.evaluation_taken_over')
  })

  it('shows both once it is given, and whether they agree', async () => {
    const two = await gradedByAnna()
    const { version } = await stateOf(world, two)
    const answer = await put(two, two.beat, second('C', version))
    expect(answer.json()).toMatchObject({ overall: 'A', second: 'C', progress_state: 'active.evaluated' })
    expect(await read(two, two.beat, 'evaluation/second-init/')).toMatchObject({
      first: { grade: 'A' },
      overall: { grade: 'C', note: 'Gleicher Eindruck', by: { name: 'Beat Roth' } },
      differs: true,
    })
    expect(await read(two, two.beat, 'evaluation/init')).toMatchObject({ isHidden: false, overall: { grade: 'A' } })
    expect(await read(two, two.beat, 'offer-detail')).toMatchObject({ differing: { first: 'A', second: 'C' } })
    await put(two, two.beat, second('A', 3))
    expect(await read(two, two.beat, 'offer-detail')).toMatchObject({ differing: null })
  })

  it('may be changed when both are open, and the history says so', async () => {
    const two = await gradedByAnna()
    const events = async () =>
      (await read(two, two.anna, 'timeline')).entries.map(({ event }: { event: string }) => event)
    await put(two, two.beat, second('C', 2))
    expect(await events()).not.toContain('application.second_verdict_changed_openly')
    expect((await put(two, two.beat, second('A', 3))).statusCode).toBe(200)
    expect(await events()).toContain('application.second_verdict_changed_openly')
  })

  it('needs another person where the project asks for it', async () => {
    const two = await gradedByAnna()
    const { version } = await stateOf(world, two)
    const answer = await put(two, two.anna, second('A', version))
    expect(answer.statusCode).toBe(409)
    expect(answer.json().message).toContain('muss eine andere Person abgeben')
    const free = await gradedByAnna(false)
    expect((await put(free, free.anna, second('A', 2))).statusCode).toBe(200)
  })

  it('lets nobody overwrite the first verdict unseen, nor the first person once it was answered', async () => {
    const two = await gradedByAnna()
    expect((await put(two, two.beat, { overall: 'D', version: 2 })).statusCode).toBe(409)
    await put(two, two.beat, second('B', 2))
    expect((await put(two, two.anna, { overall: 'D', version: 3 })).statusCode).toBe(409)
    expect((await read(two, two.anna, 'evaluation/init')).overall.grade).toBe('A')
    await put(two, two.beat, second(null, 3))
    expect((await put(two, two.anna, { overall: 'D', version: 4 })).statusCode).toBe(200)
  })

  it('holds an offer back until it is there', async () => {
    const two = await gradedByAnna()
    const offer = async () => {
      const { version } = await stateOf(world, two)
      const url = `/api/v1/communication/send-offer/${two.applicationId}/${two.objectId}`
      return world.ask(two.home, { method: 'POST', url, payload: { version }, as: two.anna })
    }
    expect((await offer()).statusCode).toBe(409)
    await put(two, two.beat, second('B', 2))
    expect((await offer()).statusCode).toBe(200)
  })

  it('keeps a note with its grade, and none without', async () => {
    const two = await gradedByAnna()
    const [income] = (await read(two, two.anna, 'evaluation/init')).criteria
    expect(income).toMatchObject({ grade: 'A', note: 'Sicherer Lohn' })
    const noted = { criteria: [{ key: 'credit', grade: null, note: 'Auszug fehlt' }], version: 2 }
    expect((await put(two, two.anna, noted)).statusCode).toBe(422)
    await put(two, two.anna, { criteria: [{ key: 'income', grade: 'A', note: null }], version: 2 })
    expect((await read(two, two.anna, 'evaluation/init')).criteria[0].note).toBeNull()
  })
})

describe('the history of a second evaluation', () => {
  it('tells the first giving from a change', async () => {
    const two = await gradedByAnna()
    const titles = async () => {
      const { entries } = await read(two, two.anna, 'timeline')
      return entries.map(({ title }: { title: string }) => title).filter((one: string) => one.startsWith('Zweit'))
    }
    await put(two, two.beat, second('B', 2))
    expect(await titles()).toEqual(['Zweitbeurteilung abgegeben'])
    await put(two, two.beat, { ...second('B', 3), overallNote: 'Nach dem Gespräch' })
    expect(await titles()).toEqual(['Zweitbeurteilung geändert', 'Zweitbeurteilung abgegeben'])
  })
})

describe('comments', () => {
  const comment = ({ home, applicationId }: Letting, as: Person, payload: object) =>
    world.ask(home, { method: 'POST', url: `/api/v1/applications/${applicationId}/evaluation/comments`, payload, as })

  it('tell a colleague who is named, but not oneself', async () => {
    const two = await gradedByAnna()
    const payload = { text: 'Bitte Auszug prüfen', mentions: [two.beat.id, two.anna.id] }
    const answer = await comment(two, two.anna, payload)
    expect(answer.json().comment.mentions.map(({ name }: { name: string }) => name)).toContain('Beat Roth')
    const told = (await mailsOf(world, two.home)).filter(({ kind }) => kind === 'comment-mention')
    expect(told.map(({ toAddress }) => toAddress)).toEqual([two.beat.email])
    expect(told[0]?.bodyText).toContain('Bitte Auszug prüfen')
  })

  it('name nobody who may not read applications', async () => {
    const two = await gradedByAnna()
    const marketer = await world.person(two.home, 'marketer')
    const answer = await comment(two, two.anna, { text: 'Hallo', mentions: [marketer.id] })
    expect(answer.statusCode).toBe(422)
    const { people } = (
      await world.ask(two.home, { url: '/api/v1/applications/choices/colleagues', as: two.anna })
    ).json()
    expect(people.map(({ id }: { id: string }) => id)).not.toContain(marketer.id)
  })

  it('is missing at every button that offers, and the button says so', async () => {
    const two = await gradedByAnna()
    const missing = { allowed: false, reason: 'Die Zweitbeurteilung fehlt noch.' }
    const verdicts = async () => {
      const [wish] = (await read(two, two.anna, 'priority-apartments')).objects
      const related = await world.ask(two.home, {
        url: `/api/v1/objects/${two.objectId}/related-applications`,
        as: two.anna,
      })
      return [wish.canBeOffered, wish.canBeAssigned, related.json().applications[0].canBeOffered]
    }
    expect(await verdicts()).toEqual([missing, missing, missing])
    await put(two, two.beat, second('B', 2))
    expect(await verdicts()).toEqual([{ allowed: true }, { allowed: true }, { allowed: true }])
  })
})
