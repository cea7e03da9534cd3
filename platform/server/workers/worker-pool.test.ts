import { afterEach, describe, expect, it } from 'vitest'
import { AppError } from '../app-error.ts'
import type * as testTasks from './testing/test-tasks.ts'
import { createWorkerPool, TaskLimitExceeded, type PoolLimits, type WorkerPool } from './worker-pool.ts'

const module = import.meta.resolve('./testing/test-tasks.ts')
const opened: WorkerPool<typeof testTasks>[] = []

function pool(limits: Partial<PoolLimits> = {}) {
  const made = createWorkerPool<typeof testTasks>(module, {
    threads: 1,
    memory: 64,
    time: 10_000,
    waiting: 10,
    ...limits,
  })
  opened.push(made)
  return made
}

afterEach(async () => {
  await Promise.all(opened.splice(0).map((one) => one.close()))
})

const reasonOf = (task: Promise<unknown>): Promise<unknown> =>
  task.then(
    () => 'done',
    (error: unknown) => error,
  )

describe('a pool of workers', () => {
  it('runs a task on another thread and returns its result', async () => {
    expect(await pool().run('double', 21)).toBe(42)
  })

  it('hands on what a task throws, and works on', async () => {
    const one = pool()
    await expect(one.run('fail', undefined)).rejects.toThrow('a task failed')
    expect(await one.run('double', 2)).toBe(4)
  })

  it('stops a task that takes too long while this thread stays free', async () => {
    const one = pool({ time: 2_000 })
    let ticks = 0
    const clock = setInterval(() => (ticks += 1), 10)
    const reason = await reasonOf(one.run('runForever', undefined))
    clearInterval(clock)
    expect(reason).toBeInstanceOf(TaskLimitExceeded)
    expect(reason).toMatchObject({ limit: 'time' })
    expect(ticks).toBeGreaterThan(10)
    expect(await one.run('double', 2)).toBe(4)
  })

  it('stops a task that takes too much memory, and works on', async () => {
    const one = pool()
    expect(await reasonOf(one.run('fillMemory', undefined))).toMatchObject({ limit: 'memory' })
    expect(await one.run('double', 2)).toBe(4)
  })

  it('refuses what would wait behind too many, and says when to come back', async () => {
    const one = pool({ waiting: 1 })
    const [first, second] = [one.run('take', 100), one.run('take', 100)]
    const reason = await reasonOf(one.run('double', 1))
    expect(reason).toBeInstanceOf(AppError)
    expect(reason).toMatchObject({ key: 'general_busy', details: { status: 503, retryAfter: 5 } })
    await Promise.all([first, second])
    expect(await one.run('double', 1)).toBe(2)
  })

  it('takes the tasks of one sender in turn and lets others pass', async () => {
    const one = pool({ threads: 2 })
    const [first, second, other] = await Promise.all([
      one.run('take', 3_000, { sender: 'a' }),
      one.run('take', 50, { sender: 'a' }),
      one.run('take', 50, { sender: 'b' }),
    ])
    expect(second.from).toBeGreaterThanOrEqual(first.to)
    expect(other.to).toBeLessThan(first.to)
  })
})
