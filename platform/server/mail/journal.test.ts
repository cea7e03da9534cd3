// Tests the mail journal of a process: its content after a crash, and when it is rejected.

import { appendFileSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { openJournal, readJournal } from './journal.ts'
import { takeNode } from './node-folder.ts'

const folder = mkdtempSync(join(tmpdir(), 'quartier-journal-'))
const file = join(folder, 'journal')
afterAll(() => rmSync(folder, { recursive: true }))

it('tells apart what was answered and what was not, and forgets a line that was cut off', () => {
  const journal = openJournal(file, 'boot')
  journal.ends('a')
  journal.answered('a', 'accepted')
  journal.ends('b')
  journal.answered('b', 'refused')
  journal.ends('c')
  appendFileSync(file, '<c')
  expect(readJournal(file, 'boot')).toEqual(
    new Map([
      ['a', 'accepted'],
      ['b', 'refused'],
      ['c', 'ended'],
    ]),
  )
  journal.empty()
  journal.ends('d')
  expect(readJournal(file, 'boot')).toEqual(new Map([['d', 'ended']]))
  journal.close()
})

it('is not believed after the machine has been started anew, nor when there is none', () => {
  openJournal(file, 'boot').close()
  expect(readJournal(file, 'another boot')).toBeNull()
  expect(readJournal(join(folder, 'none'), 'boot')).toBeNull()
})

it('belongs to one node: the second product in the same folder has one of its own, and a name that stays', () => {
  const one = takeNode(folder)
  const two = takeNode(folder)
  expect(two.name).not.toBe(one.name)
  one.begin().ends('x')
  one.release()
  two.release()
  const again = takeNode(folder)
  expect([again.name, again.left]).toEqual([one.name, new Map([['x', 'ended']])])
  again.release()
  expect(readFileSync(join(folder, 'mail/1/journal'), 'utf8')).not.toContain('@')
})
