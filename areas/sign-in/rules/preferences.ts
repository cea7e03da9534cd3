// Notification preferences for the user's own account. Stored beside other preferences; unknown keys are kept.

export interface Preferences {
  /** Send a mail when the account is used from an unknown browser. */
  new_device_mail: boolean
}

const defaults: Preferences = { new_device_mail: true }

export function readPreferences(stored: unknown): Preferences {
  if (typeof stored !== 'object' || stored === null || !('new_device_mail' in stored)) return defaults
  return { new_device_mail: stored.new_device_mail !== false }
}
