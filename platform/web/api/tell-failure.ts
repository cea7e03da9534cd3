// Shows the error of a failed call. Sign-in and registration pages show no message about missing permissions
// (spec 1 §8).

import { notify } from '../core/notify.ts'
import { CallFailed, noticesOf } from './call-failed.ts'

export function tellFailure(failure: unknown): void {
  if (failure instanceof CallFailed && failure.status === 403 && isEntrance(location.pathname)) return
  for (const notice of noticesOf(failure)) notify(notice)
}

export const isEntrance = (pathname: string): boolean =>
  /^\/(?:login|b2b-entry|dms-login|dms-registration)(?:\/|$)/.test(pathname)
