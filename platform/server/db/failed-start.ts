// Why the embedded server did not start, read from the lines its log has gained. The last backends of a killed server may still
// write into the same log, so only the last reason belongs to the server that was started.

export interface FailedStart {
  reason: string
  /** The last processes of a killed server need a moment to notice. */
  passes: boolean
}

export function failedStart(logged: string): FailedStart {
  const reasons = [...logged.matchAll(/FATAL: +(.+)/g)]
  return {
    reason: reasons.at(-1)?.[1] ?? 'no reason given',
    passes: /pre-existing shared memory block|lock file .* already exists/.test(logged),
  }
}
