import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Workspace } from '#platform/server/context.ts'
import { useWorld } from '#platform/server/testing/world.ts'
import { auditOf, codeAt, opens, personWithApp, post, signInAs, type PersonWithApp } from './testing-people.ts'

const world = useWorld()
const noon = new Date()
const after = (seconds: number) => new Date(noon.getTime() + seconds * 1000)
beforeEach(() => world.setTime(noon))
afterEach(() => world.setTime(new Date()))

const give = (home: Workspace, token: string, code: string) =>
  post(world, home, '/api/v1/2fa-authentication', { token, code })
const halfWay = async (home: Workspace, { email }: PersonWithApp): Promise<string> =>
  (await signInAs(world, home, email)).json().token

describe('the second factor', () => {
  it('is asked for after the password, and the half session opens nothing', async () => {
    const home = await world.workspace()
    const anna = await personWithApp(world, home)
    const answer = (await signInAs(world, home, anna.email)).json()
    expect(answer).toMatchObject({ needs_second_factor: true, user: null })
    expect(await opens(world, home, answer.token)).toBe(false)
  })

  it('lets in with the code of the app, under a new token', async () => {
    const home = await world.workspace()
    const anna = await personWithApp(world, home)
    const half = await halfWay(home, anna)
    const code = await codeAt(anna.secret, noon)
    const answer = await give(home, half, `${code.slice(0, 3)} ${code.slice(3)}`)
    expect(answer.json()).toMatchObject({ needs_second_factor: false, user: { id: anna.id } })
    expect(await opens(world, home, answer.json().token)).toBe(true)
    expect(await opens(world, home, half)).toBe(false)
    expect((await auditOf(world, home, 'session.started'))[0]?.changes).toMatchObject([{ new: 'app' }])
  })

  it.each([
    [-30, 200],
    [30, 200],
    [-61, 422],
    [61, 422],
  ])('takes a clock that is off by %i seconds: %i', async (seconds, status) => {
    const home = await world.workspace()
    const anna = await personWithApp(world, home)
    const half = await halfWay(home, anna)
    expect((await give(home, half, await codeAt(anna.secret, after(seconds)))).statusCode).toBe(status)
  })

  it('takes a code once, also in another session', async () => {
    const home = await world.workspace()
    const anna = await personWithApp(world, home)
    const code = await codeAt(anna.secret, noon)
    expect((await give(home, await halfWay(home, anna), code)).statusCode).toBe(200)
    const again = await give(home, await halfWay(home, anna), code)
    expect(again.statusCode).toBe(422)
    expect(again.json().fields.code).toContain('verwendet')
  })

  it('does not go back to a code from before the last one', async () => {
    const home = await world.workspace()
    const anna = await personWithApp(world, home)
    await give(home, await halfWay(home, anna), await codeAt(anna.secret, noon))
    const earlier = await give(home, await halfWay(home, anna), await codeAt(anna.secret, after(-30)))
    expect(earlier.statusCode).toBe(422)
  })

  it('ends the session after five wrong codes, even for the right one', async () => {
    const home = await world.workspace()
    const anna = await personWithApp(world, home)
    const half = await halfWay(home, anna)
    const wrong = await codeAt(anna.secret, after(3600))
    const statuses: number[] = []
    for (let time = 0; time < 5; time += 1) {
      world.setTime(after(time * 60))
      statuses.push((await give(home, half, wrong)).statusCode)
    }
    expect(statuses).toEqual([422, 422, 422, 422, 401])
    world.setTime(after(300))
    expect((await give(home, half, await codeAt(anna.secret, after(300)))).statusCode).toBe(401)
    expect(await auditOf(world, home, 'second_factor.failed')).toHaveLength(5)
  })

  it('slows guesses down across sessions', async () => {
    const home = await world.workspace()
    const anna = await personWithApp(world, home)
    const wrong = await codeAt(anna.secret, after(3600))
    for (let time = 0; time < 3; time += 1) await give(home, await halfWay(home, anna), wrong)
    const right = await codeAt(anna.secret, noon)
    expect((await give(home, await halfWay(home, anna), right)).statusCode).toBe(429)
  })

  it('cannot be given ten minutes after the password, nor with somebody else’s token, nor in another workspace', async () => {
    const home = await world.workspace()
    const anna = await personWithApp(world, home)
    const half = await halfWay(home, anna)
    const other = await world.workspace()
    expect((await give(other, half, await codeAt(anna.secret, noon))).statusCode).toBe(401)
    expect((await give(home, anna.token, await codeAt(anna.secret, noon))).statusCode).toBe(401)
    world.setTime(after(600))
    expect((await give(home, half, await codeAt(anna.secret, after(600)))).statusCode).toBe(401)
  })
})
