// Misbehaving tasks for the test of the pool.

import { setTimeout as pause } from 'node:timers/promises'

export const double = (value: number): number => value * 2

export function fail(): never {
  throw new Error('a task failed')
}

export function runForever(): void {
  for (;;) Math.random()
}

export function fillMemory(): number {
  const kept: string[][] = []
  for (;;) kept.push(Array.from({ length: 10_000 }, () => String(Math.random())))
}

export async function take(milliseconds: number): Promise<{ from: number; to: number }> {
  const from = Date.now()
  await pause(milliseconds)
  return { from, to: Date.now() }
}
