// Finds the browser for the end-to-end tests: the system's Chromium or Chrome, or Playwright's own.

import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

// Debian also has a headless Chromium: smaller, and a fifth less work for the same end-to-end tests.
const names = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
const folders = ['/usr/bin', '/usr/local/bin', '/snap/bin', '/opt/google/chrome']
const onMac = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]

/** Returns the path of Chromium, or undefined if there is none. The variable CHROMIUM overrides the search. */
export async function findChromium() {
  const ofSystem = folders.flatMap((folder) => names.map((name) => `${folder}/${name}`))
  const found = [process.env.CHROMIUM, ...ofSystem, ...onMac].find((path) => path && existsSync(path))
  if (found) return found
  const { chromium } = await import('@playwright/test')
  const own = chromium.executablePath()
  return existsSync(own) ? own : undefined
}

/**
 * Installs Debian's Chromium where that is allowed. Returns undefined if a browser is available, otherwise one
 * sentence that explains how to get it.
 */
export async function ensureChromium() {
  if (await findChromium()) return undefined
  const isDebian = existsSync('/etc/debian_version') && process.getuid?.() === 0
  if (isDebian) {
    console.log('Installing Chromium …')
    const apt = (...parameters) =>
      spawnSync('apt-get', ['-qq', '-y', ...parameters], {
        stdio: 'ignore',
        env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
      })
    apt('update')
    for (const name of ['chromium-headless-shell', 'chromium']) {
      apt('install', '--no-install-recommends', name)
      if (await findChromium()) return undefined
    }
  }
  return 'There is no Chromium for the browser errands: install one (on Debian `sudo apt-get install chromium`, elsewhere `npx playwright install chromium`) or name its path in CHROMIUM.'
}
