// Lists every failure of `npm test`: tests by title, other failures by tool and the start of their output. CI pages
// show only the last lines of a run, so the output of failures without a title is repeated at the end.

import { relative } from 'node:path'
import { root } from './ground.mjs'

const mostLines = 40
/** Lines. CI pages show about a hundred. */
const mostLinesInAll = 80

/** `text` is the output to repeat; empty for tests, whose title is enough to find it. */
export const failureOf = (name, text = '') => ({ name, text })

/** `ending` is the exit code or signal of the program, null for success. */
export function vitestOutcome({ ending, report = {}, unhandled = [], errorOutput = '' }) {
  const { numPassedTests = 0, testResults = [] } = report
  const failures = [...testResults.flatMap(failuresOfFile), ...unhandled.map(unhandledError)]
  return { passed: numPassedTests, failures: orEnding('vitest', { ending, failures, errorOutput }) }
}

function failuresOfFile({ name, status, message = '', assertionResults }) {
  const failed = assertionResults.filter((test) => test.status === 'failed')
  if (failed.length > 0) return failed.map(({ fullName }) => failureOf(`${near(name)}: ${fullName}`))
  if (status !== 'failed') return []
  // A module failed to load, a hook failed, or a worker crashed.
  return [failureOf(`${near(name)}: failed outside of its tests`, message || 'The file did not finish.')]
}

function unhandledError({ file, test, message, stack }) {
  const place = [file && near(file), test].filter(Boolean).join(': ')
  return failureOf(`unhandled error in ${place || 'the test run'}: ${firstLine(message)}`, stack || message)
}

export function playwrightOutcome({ ending, report = {}, errorOutput = '' }) {
  const { stats = {}, errors = [], suites = [] } = report
  const failures = [
    ...titlesWith('unexpected', suites).map((title) => failureOf(title)),
    ...errors.map(({ message = '' }) => failureOf(`end-to-end tests: ${firstLine(message)}`, message)),
  ]
  return {
    passed: (stats.expected ?? 0) + (stats.flaky ?? 0),
    failures: orEnding('playwright', { ending, failures, errorOutput }),
    flaky: titlesWith('flaky', suites),
  }
}

/** Returns the titles of the end-to-end tests with this status in Playwright's report. */
function titlesWith(status, suites) {
  return suites.flatMap(({ specs = [], suites: inner = [] }) => [
    ...specs
      .filter(({ tests }) => tests.some((test) => test.status === status))
      .map(({ file, line, title }) => `e2e/${file}:${line}: ${title}`),
    ...titlesWith(status, inner),
  ])
}

/**
 * Marks the tests that were flaky in the run before, too. The line number is not compared, because edits above a test
 * move it.
 */
export function markRepeated(flaky, before) {
  const known = new Set(before.map(withoutLine))
  return flaky.map((title) => (known.has(withoutLine(title)) ? `${title} (twice in a row: a fault to mend)` : title))
}

const withoutLine = (title) => title.replace(/:\d+: /, ': ')

/** A program that fails without reporting a failure counts as one failure. */
function orEnding(tool, { ending, failures, errorOutput }) {
  if (failures.length > 0 || ending === null) return failures
  return [failureOf(`${tool} ended with ${ending}`, linesOf(errorOutput).slice(-mostLines).join('\n'))]
}

/** Returns the last lines of the output. */
export function closingReport(passed, failures, flaky) {
  const told = failures.filter(({ text }) => text.trim() !== '')
  const most = Math.max(10, Math.min(mostLines, Math.floor(mostLinesInAll / told.length)))
  return [
    ...told.map(({ name, text }) => `${name}\n${shortened(text, most)}\n`),
    ...(flaky.length > 0 ? [`Flaky, passed on retry:\n${list(flaky)}\n`] : []),
    ...(failures.length > 0 ? [`Failed:\n${list(failures.map(({ name }) => name))}\n`] : []),
    `${passed} passed, ${failures.length} failed`,
  ].join('\n')
}

function shortened(text, most) {
  const lines = linesOf(text)
  const rest = lines.length - most
  return [...lines.slice(0, most), ...(rest > 0 ? [`… ${rest} more lines above`] : [])]
    .map((line) => `  ${line}`)
    .join('\n')
}

const linesOf = (text) => text.trim().split('\n')
const firstLine = (text = '') => linesOf(text)[0]
const list = (titles) => titles.map((title) => `- ${title}`).join('\n')
const near = (file) => relative(root, file)
