// Password guessing from elsewhere: the attacker is throttled, and the owner of the account is not locked out.

import { afterEach, describe, expect, it, vi } from 'vitest'
import { useWorld } from '#platform/server/testing/world.ts'
import { password, personWithPassword, post } from './testing-people.ts'

// The tests hash a hundred passwords, which takes long on a busy machine.
vi.setConfig({ testTimeout: 120_000 })

const world = useWorld()
const noon = new Date()
const after = (seconds: number) => new Date(noon.getTime() + seconds * 1000)
afterEach(() => world.setTime(new Date()))

describe('guessing from elsewhere', () => {
  type Home = Parameters<typeof post>[1]
  const from = (home: Home, remoteAddress: string, body: object) =>
    world.ask(home, { method: 'POST', url: '/api/v1/login', remoteAddress, payload: body })

  /** 61 wrong guesses in 150 seconds; meanwhile the owner signs in with the right password every ten seconds. */
  async function attacked(owner: (second: number) => Promise<number>, guess: (second: number) => Promise<unknown>) {
    const statuses: number[] = []
    for (let half = 0; half <= 300; half += 1) {
      world.setTime(after(half / 2))
      if (half % 5 === 0) await guess(half / 2)
      if (half % 20 === 1) statuses.push(await owner(half / 2))
    }
    return { tries: statuses.length, opened: statuses.filter((status) => status === 200).length }
  }

  async function household() {
    const home = await world.workspace()
    const anna = await personWithPassword(world, home, { username: 'anna.keller' })
    world.setTime(after(-60))
    const { device_mark: mark } = (await from(home, '192.0.2.1', { username: anna.email, password })).json()
    return { home, anna, mark }
  }

  it('does not keep somebody out of a browser they have signed in with', async () => {
    const { home, anna, mark } = await household()
    const outcome = await attacked(
      async () => (await from(home, '192.0.2.1', { username: anna.email, password, device_marks: [mark] })).statusCode,
      () => from(home, '203.0.113.9', { username: anna.email, password: 'wrong' }),
    )
    expect(outcome).toEqual({ tries: 15, opened: 15 })
  })

  it('does not either when it comes from many addresses, or from the same one', async () => {
    const { home, anna, mark } = await household()
    const outcome = await attacked(
      async () => (await from(home, '192.0.2.1', { username: anna.email, password, device_marks: [mark] })).statusCode,
      (second) =>
        from(home, second % 2 ? '192.0.2.1' : `203.0.113.${second}`, { username: anna.email, password: 'wrong' }),
    )
    expect(outcome).toEqual({ tries: 15, opened: 15 })
  })

  it('lets an unknown browser in most of the time, as long as it comes from one address', async () => {
    const { home, anna } = await household()
    const outcome = await attacked(
      async () => (await from(home, '192.0.2.1', { username: anna.email, password })).statusCode,
      () => from(home, '203.0.113.9', { username: anna.email, password: 'wrong' }),
    )
    expect(outcome.opened).toBeGreaterThan(12)
  })

  it('is slowed down: by its address, by the account, and by the device it took over', async () => {
    const { home, anna, mark } = await household()
    const guesses = async (guess: (turn: number) => object, addressOf: (turn: number) => string) => {
      const statuses: number[] = []
      for (let turn = 0; turn < 30; turn += 1) {
        statuses.push((await from(home, addressOf(turn), { password: 'wrong', ...guess(turn) })).statusCode)
      }
      return statuses.filter((status) => status === 401).length
    }
    world.setTime(noon)
    const names = [anna.email, 'anna.keller']
    expect(
      await guesses(
        (turn) => ({ username: names[turn % 2] }),
        () => '203.0.113.9',
      ),
    ).toBe(3)
    expect(
      await guesses(
        () => ({ username: anna.email }),
        (turn) => `203.0.113.${turn + 20}`,
      ),
    ).toBeLessThanOrEqual(7)
    const withMark = { username: anna.email, device_marks: [mark] }
    expect(
      await guesses(
        () => withMark,
        () => '203.0.113.99',
      ),
    ).toBe(3)
  })

  it('counts a network of IPv6 addresses as one', async () => {
    const { home, anna } = await household()
    world.setTime(noon)
    const statuses: number[] = []
    for (let turn = 1; turn <= 6; turn += 1) {
      const wrong = { username: anna.email, password: 'wrong' }
      statuses.push((await from(home, `2001:db8:1:2::${turn}`, wrong)).statusCode)
    }
    expect(statuses).toEqual([401, 401, 401, 429, 429, 429])
  })

  it('finds no use for the mark of somebody else, a made-up one, or one from before a new password', async () => {
    const { home, anna, mark } = await household()
    const beat = await personWithPassword(world, home)
    const other = (await from(home, '192.0.2.2', { username: beat.email, password })).json().device_mark
    const changed = await post(
      world,
      home,
      '/api/v1/users/reset-password',
      { old_password: password, new_password: 'Herbst-2026', new_password_confirmation: 'Herbst-2026' },
      anna,
    )
    expect(changed.statusCode).toBe(200)
    for (const [index, stale] of [other, mark, `${'a'.repeat(43)}.${'b'.repeat(43)}`, 'x'].entries()) {
      const known = await from(home, `198.51.100.${index}`, {
        username: anna.email,
        password: 'Herbst-2026',
        device_marks: [stale],
      })
      expect(known.json().device_mark).not.toBe(stale)
    }
  })
})
