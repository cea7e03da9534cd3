// `npm test`: runs every stage even if an earlier one failed; the last lines list the failures and the number of
// passed tests.

import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { runChecks } from './check.mjs'
import { closingReport, failureOf, markRepeated, playwrightOutcome, vitestOutcome } from './failures.mjs'
import { ensureChromium } from './find-chromium.mjs'
import { environmentFor, prepare, program, root } from './ground.mjs'
import { buildWeb, webIsStale } from './web-build.mjs'

const node = prepare()
const results = join(root, 'test-results')
/** Maximum characters of standard error to repeat. */
const mostKept = 20_000

const stages = [
  { title: 'Checks', run: () => runChecks(node) },
  { title: 'Unit, call and house tests', run: runVitest },
  { title: 'Web', run: runWebBuild },
  { title: 'End-to-end tests', run: runPlaywright },
]

let passed = 0
const failures = []
const flaky = []
for (const { title, run } of stages) {
  const begun = Date.now()
  console.log(`\n${title}`)
  const outcome = await run()
  passed += outcome.passed
  failures.push(...outcome.failures)
  flaky.push(...(outcome.flaky ?? []))
  const seconds = Math.round((Date.now() - begun) / 1000)
  console.log(`${title}: ${outcome.passed} passed, ${outcome.failures.length} failed in ${seconds} s`)
}
console.log(`\n${closingReport(passed, failures, flaky)}`)
process.exitCode = failures.length > 0 ? 1 : 0

async function runVitest() {
  const report = join(results, 'vitest.json')
  const unhandled = join(results, 'unhandled-errors.json')
  const reporters = ['--reporter=dot', '--reporter=json', `--reporter=${join(root, 'scripts/unhandled-errors.mjs')}`]
  const ended = await runProgram('vitest', ['run', ...reporters, `--outputFile.json=${report}`], {
    reports: [report, unhandled],
    env: { QUARTIER_UNHANDLED_ERRORS: unhandled },
  })
  return vitestOutcome({ ...ended, report: read(report), unhandled: read(unhandled) })
}

async function runWebBuild() {
  const complaint = webIsStale() ? await buildWeb(node) : undefined
  if (complaint) console.log(complaint)
  return complaint ? { passed: 0, failures: [failureOf('build of the web', complaint)] } : { passed: 1, failures: [] }
}

async function runPlaywright() {
  const sentence = await ensureChromium()
  if (sentence) {
    console.log(sentence)
    return { passed: 0, failures: [failureOf('Chromium for the end-to-end tests', sentence)] }
  }
  const report = join(results, 'e2e.json')
  const ended = await runProgram('playwright', ['test'], { reports: [report] })
  const outcome = playwrightOutcome({ ...ended, report: read(report) })
  return { ...outcome, flaky: compareWithLastRun(outcome.flaky) }
}

/** A test that is flaky in two runs in a row is marked. Without a kept `test-results` there is no run before. */
function compareWithLastRun(flaky) {
  const kept = join(results, 'flaky.json')
  const before = read(kept) ?? []
  mkdirSync(results, { recursive: true })
  writeFileSync(kept, JSON.stringify(flaky))
  return markRepeated(flaky, before)
}

/** Returns the exit code or signal (null for success) and the standard error output. */
function runProgram(name, parameters, { reports, env = {} }) {
  for (const report of reports) rmSync(report, { force: true })
  const child = spawn(program(name), parameters, {
    cwd: root,
    env: { ...environmentFor(node), ...env },
    stdio: ['ignore', 'inherit', 'pipe'],
  })
  let errorOutput = ''
  child.stderr.on('data', (text) => {
    process.stderr.write(text)
    errorOutput = `${errorOutput}${text}`.slice(-mostKept)
  })
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => child.kill(signal))
  return new Promise((resolve) => {
    child.once('error', (error) => resolve({ ending: error.message, errorOutput }))
    child.once('close', (code, signal) => {
      const ending = signal ? `signal ${signal}` : `code ${code}`
      resolve({ ending: code === 0 ? null : ending, errorOutput })
    })
  })
}

/** Undefined if the program ended before it wrote its report. */
function read(report) {
  return existsSync(report) ? JSON.parse(readFileSync(report, 'utf8')) : undefined
}
