// `npm run check`: checks code style, import boundaries and types.

import { spawn } from 'node:child_process'
import { pathToFileURL } from 'node:url'
import { failureOf } from './failures.mjs'
import { environmentFor, prepare, program, root } from './ground.mjs'

const checks = [
  { name: 'format', words: ['oxfmt', '--check', '.'] },
  { name: 'lint', words: ['oxlint', '--type-aware', '--deny-warnings', '--report-unused-disable-directives'] },
  { name: 'types', words: ['tsc', '-p', '.', '--checkers', '1'] },
]

/** Runs all checks in parallel. Returns the name and the complaint of each; the complaint is empty on success. */
export function check(node) {
  return Promise.all(
    checks.map(async ({ name, words: [command, ...parameters] }) => ({
      name,
      complaint: await complaintOf(node, command, parameters),
    })),
  )
}

function complaintOf(node, command, parameters) {
  const child = spawn(program(command), parameters, {
    cwd: root,
    env: environmentFor(node),
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (output += text))
  return new Promise((resolve) => {
    child.once('error', (error) => resolve(error.message))
    child.once('close', (code) => resolve(code === 0 ? '' : output.trim() || `ended with ${code}`))
  })
}

/** Prints the result of each check; failures include the tool's output. */
export async function runChecks(node) {
  const results = await check(node)
  for (const { name, complaint } of results) console.log(complaint ? `✗ ${name}\n${complaint}` : `✓ ${name}`)
  const failures = results
    .filter(({ complaint }) => complaint)
    .map(({ name, complaint }) => failureOf(`check: ${name}`, complaint))
  return { passed: results.length - failures.length, failures }
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  const { failures } = await runChecks(prepare())
  process.exit(failures.length > 0 ? 1 : 0)
}
