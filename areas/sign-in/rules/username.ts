// User name rules (spec 1 §5). It never contains an @, so that it cannot be another person's e-mail address.

export const shortestUsername = 5
export const longestUsername = 60

/** Returns the text key of the first problem of a user name; null if it is valid. */
export function usernameProblem(username: string): string | null {
  if (username === '') return 'general_field_is_required'
  if (username.length < shortestUsername) return 'sign_in_username_too_short'
  if (username.length > longestUsername) return 'general_text_too_long'
  return /^[a-zA-Z0-9._-]+$/.test(username) ? null : 'sign_in_username_characters'
}

/** Derives a user name from an e-mail address; `suffix` distinguishes identical names. */
export function usernameFrom(email: string, suffix = ''): string {
  const name = email
    .slice(0, email.lastIndexOf('@'))
    .normalize('NFD')
    .replaceAll(/[^a-zA-Z0-9._-]/g, '')
    .slice(0, longestUsername - suffix.length)
  const long = name.length + suffix.length < shortestUsername ? `${name}.user` : name
  return `${long}${suffix}`
}
