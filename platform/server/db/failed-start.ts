// Finds the reason why the embedded server did not start in the new lines of its log. Backends of a killed server may
// still write to the same log, so only the last reason is certain to belong to the new server.

export interface FailedStart {
  reason: string
  /** True if a retry may help: the processes of a killed server take a moment to end. */
  passes: boolean
}

export function failedStart(logged: string): FailedStart {
  const reasons = [...logged.matchAll(/FATAL: +(.+)/g)]
  return {
    reason: reasons.at(-1)?.[1] ?? 'no reason given',
    passes: /pre-existing shared memory block|lock file .* already exists/.test(logged),
  }
}
