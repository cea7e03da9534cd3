// Tests that the end of `npm test` lists every failure, including those that are not tests.

import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { closingReport, failureOf, markRepeated, playwrightOutcome, vitestOutcome } from './failures.mjs'

const root = join(import.meta.dirname, '..')
const namesOf = ({ failures }: { failures: { name: string }[] }) => failures.map(({ name }) => name)

it('names a failed test by its file and title', () => {
  const assertionResults = [
    { status: 'passed', fullName: 'adds' },
    { status: 'failed', fullName: 'a sum adds up' },
  ]
  const report = {
    numPassedTests: 1,
    testResults: [{ name: join(root, 'a.test.ts'), status: 'failed', assertionResults }],
  }
  expect(vitestOutcome({ ending: 'code 1', report })).toEqual({
    passed: 1,
    failures: [{ name: 'a.test.ts: a sum adds up', text: '' }],
  })
})

it.each([
  ['has no test', []],
  ['has only tests that passed, like one whose last hook fails', [{ status: 'passed', fullName: 'adds' }]],
])('names a failed file that %s', (_, assertionResults) => {
  const testResults = [{ name: join(root, 'a.test.ts'), status: 'failed', message: 'hook failed', assertionResults }]
  expect(vitestOutcome({ ending: 'code 1', report: { testResults } }).failures).toEqual([
    { name: 'a.test.ts: failed outside of its tests', text: 'hook failed' },
  ])
})

it('names a run that ended badly without any failed test', () => {
  const [failure] = vitestOutcome({ ending: 'code 1', report: undefined, errorOutput: 'no config\n' }).failures
  expect(failure).toEqual({ name: 'vitest ended with code 1', text: 'no config' })
  expect(namesOf(playwrightOutcome({ ending: 'signal SIGKILL', report: undefined }))).toEqual([
    'playwright ended with signal SIGKILL',
  ])
  expect(vitestOutcome({ ending: null, report: {} }).failures).toEqual([])
})

it('names what stopped the end-to-end tests before the first of them', () => {
  const report = { errors: [{ message: 'The product did not start\n at once' }] }
  expect(namesOf(playwrightOutcome({ ending: 'code 1', report }))).toEqual([
    'end-to-end tests: The product did not start',
  ])
})

it('names an error that no test caught', () => {
  const folder = mkdtempSync(join(tmpdir(), 'quartier-unhandled-'))
  try {
    const file = join(folder, 'late.test.ts')
    const report = join(folder, 'unhandled.json')
    const test = "setTimeout(() => { throw new Error('too late') }); await new Promise((end) => setTimeout(end, 50))"
    writeFileSync(
      file,
      `import { it } from ${JSON.stringify(join(root, 'node_modules/vitest/dist/index.js'))}\nit('passes', async () => { ${test} })`,
    )
    const reporter = join(root, 'scripts/unhandled-errors.mjs')
    const { status } = spawnSync(
      process.execPath,
      [
        join(root, 'node_modules/vitest/vitest.mjs'),
        'run',
        `--root=${folder}`,
        '--reporter=dot',
        `--reporter=${reporter}`,
      ],
      { cwd: folder, env: { ...process.env, QUARTIER_UNHANDLED_ERRORS: report } },
    )
    const unhandled = JSON.parse(readFileSync(report, 'utf8'))
    const [failure] = vitestOutcome({ ending: `code ${status}`, report: {}, unhandled }).failures
    expect(failure?.name).toMatch(/^unhandled error in .*late\.test\.ts.*: too late$/)
    expect(failure?.text).toContain('late.test.ts')
  } finally {
    rmSync(folder, { recursive: true })
  }
})

it('marks a test that was flaky in the run before as a fault to mend, wherever it stands in its file', () => {
  const now = ['e2e/a.spec.ts:9: opens', 'e2e/b.spec.ts:1: closes', 'e2e/b.spec.ts:5: opens']
  const marked = markRepeated(now, ['e2e/a.spec.ts:4: opens', 'e2e/b.spec.ts:1: prints'])
  expect(marked).toEqual([`${now[0]} (twice in a row: a fault to mend)`, now[1], now[2]])
  expect(closingReport(2, [], marked)).toContain('Flaky, passed on retry:\n- e2e/a.spec.ts:9: opens (twice in a row')
})

it('repeats the start of a long complaint, within what a CI shows', () => {
  const long = Array.from({ length: 300 }, (_, number) => `line ${number}`).join('\n')
  const one = closingReport(7, [failureOf('check: types', long)], [])
  expect(one).toContain('check: types\n  line 0\n')
  expect(one).toContain('  line 39\n  … 260 more lines above')
  expect(one).toMatch(/Failed:\n- check: types\n\n7 passed, 1 failed$/)
  const four = ['a', 'b', 'c', 'd'].map((name) => failureOf(name, long))
  expect(closingReport(0, four, ['e2e/a.spec.ts:1: opens']).split('\n').length).toBeLessThan(110)
  expect(closingReport(3, [], [])).toBe('3 passed, 0 failed')
})
