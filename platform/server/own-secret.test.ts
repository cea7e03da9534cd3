import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { readOrMakeSecret, shortestSecret } from './own-secret.ts'
import { StartRefusal } from './start-refusal.ts'

const folders: string[] = []
const newFolder = () => {
  const folder = mkdtempSync(join(tmpdir(), 'quartier-secret-'))
  folders.push(folder)
  return folder
}
afterEach(() => folders.splice(0).forEach((folder) => rmSync(folder, { recursive: true })))

test('is made once and is for its owner alone', () => {
  const folder = newFolder()
  const secret = readOrMakeSecret(folder)
  expect(secret.length).toBeGreaterThanOrEqual(shortestSecret)
  expect(readOrMakeSecret(folder)).toBe(secret)
  expect(statSync(join(folder, 'secret')).mode & 0o777).toBe(0o600)
  expect(readdirSync(folder)).toEqual(['secret'])
})

test('differs from folder to folder', () => {
  expect(readOrMakeSecret(newFolder())).not.toBe(readOrMakeSecret(newFolder()))
})

test('makes the folder when it is not there yet', () => {
  expect(readOrMakeSecret(join(newFolder(), 'deep', 'data')).length).toBeGreaterThanOrEqual(shortestSecret)
})

test('is not replaced silently when it is damaged: what it sealed would be lost', () => {
  const folder = newFolder()
  writeFileSync(join(folder, 'secret'), '')
  expect(() => readOrMakeSecret(folder)).toThrow(StartRefusal)
})
