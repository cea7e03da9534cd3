// Signs in as a person of the demo story, without filling in the form each time.

import { expect, type Page } from '@playwright/test'
import { demoPassword } from '../areas/home/server/demo-logins.ts'
import type { Role } from '../platform/rules/permissions.ts'
import { storeInPage } from './page-storage.ts'

/** An end-to-end test may start its own product (`start-product.ts`). */
const port = () => process.env['QUARTIER_E2E_PORT'] ?? ''

export const addressOf = (workspace: string, path = '/') => `http://${workspace}.localhost:${port()}${path}`

export interface Visit {
  workspace?: string
  language?: 'de' | 'fr'
}

/** Node does not resolve `*.localhost`, so the Host header names the workspace. */
const callOf = (workspace: string, path: string) => ({
  url: `http://127.0.0.1:${port()}${path}`,
  headers: { 'tenant-name': workspace },
})

interface Login {
  token: string
  user: object
}

const logins = new Map<string, Promise<Login>>()

/** Once per worker and user: many simultaneous sign-ins of one user would have to wait for each other. */
function logIn(page: Page, role: Role, workspace: string): Promise<Login> {
  const key = `${port()} ${workspace} ${role}`
  const known = logins.get(key) ?? newLogin(page, role, workspace)
  logins.set(key, known)
  return known
}

async function newLogin(page: Page, role: Role, workspace: string): Promise<Login> {
  const { url, headers } = callOf(workspace, '/api/v1/login')
  const data = { username: `${role}@quartier.example`, password: demoPassword }
  const answer = await page.request.post(url, { headers, data })
  expect(answer.ok(), await answer.text()).toBe(true)
  return answer.json()
}

/** Leaves the page signed in; the next `goto` opens the back office. */
export async function signInAs(
  page: Page,
  role: Role,
  { workspace = 'rent', language = 'de' }: Visit = {},
): Promise<void> {
  const { token, user } = await logIn(page, role, workspace)
  await storeInPage(page, { user: JSON.stringify({ ...user, token }), language })
}

/** For calls that are not the subject of the current test. */
export const tokenOf = async (page: Page, role: Role, workspace: string): Promise<string> =>
  (await logIn(page, role, workspace)).token

/** API response for this person of the demo story; for finding records. */
export async function ask<Answer>(page: Page, role: Role, path: string, workspace = 'rent'): Promise<Answer> {
  const { token } = await logIn(page, role, workspace)
  return send(page, { path, workspace, token })
}

/** Performs an action as this person of the demo story, if the action is not the subject of the current test. */
export async function tell<Answer>(page: Page, role: Role, path: string, data: object): Promise<Answer> {
  const { token } = await logIn(page, role, 'rent')
  return send(page, { path, token, data })
}

interface Sent {
  path: string
  workspace?: string
  /** Omitted for public endpoints. */
  token?: string
  /** If set, the request is a POST. */
  data?: object
}

export async function send<Answer>(page: Page, { path, workspace = 'rent', token, data }: Sent): Promise<Answer> {
  const { url, headers } = callOf(workspace, path)
  const answer = await page.request.fetch(url, {
    method: data ? 'POST' : 'GET',
    headers: { ...headers, ...(token && { authorization: `Bearer ${token}` }) },
    ...(data && { data }),
  })
  expect(answer.ok(), await answer.text()).toBe(true)
  return answer.json()
}
