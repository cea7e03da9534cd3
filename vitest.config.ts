import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'
import { LongFilesFirst } from './platform/server/testing/long-files-first.ts'

export default defineConfig({
  test: {
    include: ['{app,areas,platform,connectors,demo,scripts,bench}/**/*.test.{ts,tsx}'],
    globalSetup: 'platform/server/testing/shared-database.ts',
    // Each worker holds connections to the one server.
    maxWorkers: Math.min(4, availableParallelism()),
    sequence: { sequencer: LongFilesFirst },
    // Every file has workspaces or a database of its own and nothing is mocked: modules may be shared, and are read once instead of 190 times.
    isolate: false,
    // Calls make much that is soon forgotten; with room for it, it is not looked through so often.
    execArgv: ['--max-semi-space-size=64'],
    // Limits for what hangs; speed is measured by the bench. A shared machine may be ten times slower than a quiet one.
    testTimeout: 90_000,
    hookTimeout: 90_000,
    slowTestThreshold: 2_000,
  },
})
