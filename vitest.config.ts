import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'
import { LongFilesFirst } from './platform/server/testing/long-files-first.ts'

export default defineConfig({
  test: {
    include: ['{app,areas,platform,connectors,demo,scripts,bench}/**/*.test.{ts,tsx}'],
    globalSetup: 'platform/server/testing/shared-database.ts',
    setupFiles: 'platform/server/testing/own-globals.ts',
    // Each worker holds connections to the single PostgreSQL server.
    maxWorkers: Math.min(4, availableParallelism()),
    sequence: { sequencer: LongFilesFirst },
    // Every file has its own workspaces or database and nothing is mocked, so modules can be shared and are loaded
    // once instead of 190 times.
    isolate: false,
    // Requests allocate many short-lived objects; a larger young generation makes garbage collection rarer.
    execArgv: ['--max-semi-space-size=64'],
    // Milliseconds. Limits for hanging tests; performance is measured by the bench. A shared machine may be ten times
    // slower than an idle one.
    testTimeout: 90_000,
    hookTimeout: 90_000,
    expect: { poll: { timeout: 20_000 } },
    slowTestThreshold: 2_000,
  },
})
