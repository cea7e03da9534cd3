import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['{app,areas,platform,connectors,demo,scripts,bench}/**/*.test.{ts,tsx}'],
    globalSetup: 'platform/server/testing/shared-database.ts',
    testTimeout: 20_000,
    hookTimeout: 30_000,
  },
})
