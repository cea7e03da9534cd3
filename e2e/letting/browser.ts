// A Chromium with its own process and profile, which an end-to-end test can kill at any moment and reopen.

import { chromium, type Browser, type Page } from '@playwright/test'
import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findChromium } from '../../scripts/find-chromium.mjs'

export interface MortalBrowser {
  page: Page
  /** Kills the whole process group at once without a clean exit, as on a power failure. */
  kill(): Promise<void>
}

export const newProfile = (): string => mkdtempSync(join(tmpdir(), 'quartier-profile-'))
export const removeProfile = (profile: string): void => rmSync(profile, { recursive: true, force: true, maxRetries: 5 })

export async function openBrowser(profile: string): Promise<MortalBrowser> {
  const program = (await findChromium()) ?? chromium.executablePath()
  const child = spawn(
    program,
    [
      '--headless=new',
      '--remote-debugging-port=0',
      `--user-data-dir=${profile}`,
      '--no-first-run',
      '--no-sandbox',
      '--lang=de-CH',
      '--window-size=1440,900',
      'about:blank',
    ],
    { detached: true, stdio: ['ignore', 'ignore', 'pipe'] },
  )
  const browser = await chromium.connectOverCDP(await addressIn(child))
  const page = browser.contexts()[0]?.pages()[0]
  if (!page) throw new Error('the browser has no page')
  return { page, kill: () => killed(child, browser) }
}

async function killed(child: ChildProcess, browser: Browser): Promise<void> {
  const gone = once(child, 'exit')
  if (child.pid) process.kill(-child.pid, 'SIGKILL')
  await gone
  await browser.close().catch(() => {})
}

async function addressIn(child: ChildProcess): Promise<string> {
  let said = ''
  for await (const part of child.stderr ?? []) {
    said += String(part)
    const [, address] = /DevTools listening on (ws:\S+)/.exec(said) ?? []
    if (address) return address
  }
  throw new Error(`the browser did not start: ${said}`)
}
