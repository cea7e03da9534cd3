// How a person wants to be told about their own account. Stored beside other preferences; unknown ones are left alone.

export interface Preferences {
  /** A mail when somebody signs in from a browser not seen before. */
  new_device_mail: boolean
}

const defaults: Preferences = { new_device_mail: true }

export function readPreferences(stored: unknown): Preferences {
  if (typeof stored !== 'object' || stored === null || !('new_device_mail' in stored)) return defaults
  return { new_device_mail: stored.new_device_mail !== false }
}
