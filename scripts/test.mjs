// `npm test`: every stage runs even when one before it failed; the last line says how many tests passed and failed.

import { spawn } from 'node:child_process'
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join, relative } from 'node:path'
import { runChecks } from './check.mjs'
import { ensureChromium } from './find-chromium.mjs'
import { environmentFor, prepare, program, root } from './ground.mjs'
import { buildWeb, webIsStale } from './web-build.mjs'

const node = prepare()
const results = join(root, 'test-results')

const stages = [
  { title: 'Checks', run: () => runChecks(node) },
  { title: 'Unit, call and house tests', run: runVitest },
  { title: 'Web', run: runWebBuild },
  { title: 'End-to-end tests', run: runPlaywright },
]

let passed = 0
let failed = 0
const names = []
const flaky = []
for (const { title, run } of stages) {
  const begun = Date.now()
  console.log(`\n${title}`)
  const counted = await run()
  passed += counted.passed
  failed += counted.failed
  names.push(...(counted.names ?? []))
  flaky.push(...(counted.flaky ?? []))
  console.log(
    `${title}: ${counted.passed} passed, ${counted.failed} failed in ${Math.round((Date.now() - begun) / 1000)} s`,
  )
}
if (flaky.length > 0) console.log(`\nFlaky, passed on retry:\n${list(flaky)}`)
if (names.length > 0) console.log(`\nFailed:\n${list(names)}`)
console.log(`\n${passed} passed, ${failed} failed`)
process.exitCode = failed > 0 ? 1 : 0

async function runVitest() {
  const report = join(results, 'vitest.json')
  const code = await runProgram(
    'vitest',
    ['run', '--reporter=dot', '--reporter=json', `--outputFile.json=${report}`],
    report,
  )
  const { numPassedTests = 0, numFailedTests = 0, testResults = [] } = read(report)
  // A file that cannot even be read holds no failed test, and is one.
  const unreadable = testResults.filter((file) => file.status === 'failed' && file.assertionResults.length === 0)
  const names = testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.filter(({ status }) => status === 'failed').map(({ fullName }) => `${near(name)}: ${fullName}`),
  )
  return {
    ...counted(code, numPassedTests, numFailedTests + unreadable.length),
    names: [...names, ...unreadable.map(({ name }) => near(name))],
  }
}

async function runWebBuild() {
  const complaint = webIsStale() ? await buildWeb(node) : undefined
  if (complaint) console.log(complaint)
  return counted(complaint ? 1 : 0, complaint ? 0 : 1, complaint ? 1 : 0)
}

async function runPlaywright() {
  const sentence = await ensureChromium()
  if (sentence) {
    console.log(sentence)
    return { passed: 0, failed: 1 }
  }
  const report = join(results, 'e2e.json')
  const code = await runProgram('playwright', ['test'], report)
  const { stats = {}, errors = [], suites = [] } = read(report)
  return {
    ...counted(code, (stats.expected ?? 0) + (stats.flaky ?? 0), (stats.unexpected ?? 0) + errors.length),
    names: [...titlesWith('unexpected', suites), ...errors.map(({ message = '' }) => message.split('\n')[0])],
    flaky: titlesWith('flaky', suites),
  }
}

/** Titles of the end-to-end tests with this status in Playwright's report. */
function titlesWith(status, suites) {
  return suites.flatMap(({ specs = [], suites: inner = [] }) => [
    ...specs
      .filter(({ tests }) => tests.some((test) => test.status === status))
      .map(({ file, line, title }) => `e2e/${file}:${line}: ${title}`),
    ...titlesWith(status, inner),
  ])
}

function list(titles) {
  return titles.map((title) => `- ${title}`).join('\n')
}

function near(file) {
  return relative(root, file)
}

/** A stage that ends badly without naming a failed test has failed all the same. */
function counted(code, stagePassed, stageFailed) {
  return { passed: stagePassed, failed: stageFailed === 0 && code !== 0 ? 1 : stageFailed }
}

function runProgram(name, parameters, report) {
  rmSync(report, { force: true })
  const child = spawn(program(name), parameters, {
    cwd: root,
    env: environmentFor(node),
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => child.kill(signal))
  return new Promise((resolve) => {
    child.once('error', () => resolve(1))
    child.once('close', (code) => resolve(code ?? 1))
  })
}

function read(report) {
  return existsSync(report) ? JSON.parse(readFileSync(report, 'utf8')) : {}
}
