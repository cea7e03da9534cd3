import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { clearHistory, dismiss, messages } from '../core/notify.ts'
import { CallFailed } from './call-failed.ts'
import { tellFailure } from './tell-failure.ts'

beforeEach(() => {
  for (const { id } of messages.now().showing) dismiss(id)
  clearHistory()
})
afterEach(() => vi.unstubAllGlobals())

const told = (pathname: string, status: number): number => {
  vi.stubGlobal('location', { pathname })
  tellFailure(new CallFailed(status, { message: 'Kein Zugriff' }))
  return messages.now().showing.length
}

it.each(['/login', '/dms-login/rebberg', '/dms-registration/rebberg/eva/1234', '/b2b-entry/rebberg'])(
  'a missing right is not told on %s',
  (pathname) => expect(told(pathname, 403)).toBe(0),
)

it.each([
  ['/applications', 403],
  ['/login-history', 403],
  ['/login', 409],
])('on %s a %i is told', (pathname, status) => expect(told(pathname, status)).toBe(1))
