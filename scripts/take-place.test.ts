import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { takePlace } from './take-place.mjs'

const builder = `
  import { mkdirSync, writeFileSync } from 'node:fs'
  import { takePlace } from ${JSON.stringify(join(import.meta.dirname, 'take-place.mjs'))}
  const [, name, folder] = process.argv
  for (let turn = 0; turn < 150; turn++) {
    const fresh = folder + '/' + name + turn
    mkdirSync(fresh + '/assets', { recursive: true })
    for (const part of ['index.html', 'assets/one.js', 'assets/two.js']) writeFileSync(fresh + '/' + part, name + turn)
    takePlace(fresh, folder + '/web')
  }`

test('two builds that end at the same moment leave one of them, whole, and nothing else', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'quartier-place-'))
  try {
    const build = async (name: string) => {
      const child = spawn(process.execPath, ['--input-type=module', '-e', builder, name, folder], { stdio: 'inherit' })
      return once(child, 'exit')
    }
    const ends = await Promise.all(['a', 'b', 'c'].map(build))
    expect(ends.map(([code]: unknown[]) => code)).toEqual([0, 0, 0])
    expect(readdirSync(folder)).toEqual(['web'])
    const parts = ['index.html', 'assets/one.js', 'assets/two.js'].map((part) =>
      readFileSync(join(folder, 'web', part), 'utf8'),
    )
    expect(new Set(parts).size).toBe(1)
  } finally {
    rmSync(folder, { recursive: true })
  }
})

test('a folder that is not there clears no place', () => {
  const folder = mkdtempSync(join(tmpdir(), 'quartier-place-'))
  try {
    mkdirSync(join(folder, 'web'))
    expect(() => takePlace(join(folder, 'fresh'), join(folder, 'web'))).toThrow('is not there')
    expect(readdirSync(folder)).toEqual(['web'])
  } finally {
    rmSync(folder, { recursive: true })
  }
})
