// A Vitest reporter for uncaught errors: the JSON reporter omits them, although they fail the run.

import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'

export default class UnhandledErrors {
  onTestRunEnd(_modules, errors) {
    const report = process.env.QUARTIER_UNHANDLED_ERRORS
    if (!report) return
    const told = errors.map(({ message, stack, VITEST_TEST_PATH: file, VITEST_TEST_NAME: test }) => ({
      message,
      stack,
      file,
      test,
    }))
    mkdirSync(dirname(report), { recursive: true })
    writeFileSync(report, JSON.stringify(told))
  }
}
