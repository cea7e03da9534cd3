import { join } from 'node:path'
import { defineConfig, devices } from '@playwright/test'
import { findChromium } from './scripts/find-chromium.mjs'
import { freePort } from './platform/server/db/embedded-secrets.ts'

// Chosen once and stored in the environment, which the worker processes inherit when they read this file again.
const port = (process.env.QUARTIER_E2E_PORT ??= String(await freePort()))
const executablePath = await findChromium()

export default defineConfig({
  testDir: 'e2e',
  globalSetup: join(import.meta.dirname, 'e2e/start-product.ts'),
  outputDir: 'test-results/e2e',
  fullyParallel: true,
  // Twice the cores of a small machine, because an end-to-end test waits about as long as it computes.
  workers: 4,
  // Milliseconds. Generous, because a page on a busy machine may stand still for ten seconds; the bench measures speed.
  timeout: 240_000,
  expect: { timeout: 30_000 },
  // A test that passes on its second run is listed as flaky and does not fail the gate.
  retries: 1,
  forbidOnly: process.env.CI !== undefined,
  reporter: [['list'], ['json', { outputFile: 'test-results/e2e.json' }]],
  use: {
    ...devices['Desktop Chrome'],
    viewport: { width: 1440, height: 900 },
    baseURL: `http://rent.localhost:${port}`,
    locale: 'de-CH',
    timezoneId: 'Europe/Zurich',
    // Dialogs open without animation, so that a click meets its target.
    contextOptions: { reducedMotion: 'reduce' },
    // Milliseconds. A missing button fails earlier than the timeout of the whole test.
    actionTimeout: 45_000,
    // Recording costs about a sixth of the processor time of a test, so the gate records only the second run.
    trace: process.env.QUARTIER_E2E_TRACE ? 'retain-on-failure' : 'on-first-retry',
    screenshot: 'only-on-failure',
    launchOptions: executablePath ? { executablePath } : {},
  },
})
