// Suggests the mail domain that was probably meant: «anna@gmial.com» becomes «anna@gmail.com».

const common = [
  'gmail.com',
  'bluewin.ch',
  'hotmail.com',
  'hotmail.ch',
  'hotmail.fr',
  'outlook.com',
  'icloud.com',
  'gmx.ch',
  'gmx.net',
  'yahoo.com',
  'yahoo.fr',
  'sunrise.ch',
  'hispeed.ch',
  'protonmail.com',
  'proton.me',
  'netplus.ch',
]

/** Real domains that are close to a common one. */
const real: ReadonlySet<string> = new Set([
  ...common,
  'mail.com',
  'email.com',
  'ymail.com',
  'gmx.com',
  'gmx.de',
  'gmx.at',
  'outlook.fr',
  'outlook.de',
  'hotmail.de',
  'hotmail.it',
  'yahoo.de',
  'yahoo.it',
  'me.com',
  'live.com',
  'live.ch',
])

/** Undefined if the domain is known, or close to no common one. */
export function meantAddress(address: string): string | undefined {
  const [, name, domain = ''] = /^([^@\s]+)@([^@\s]+)$/.exec(address.trim()) ?? []
  const typed = domain.toLowerCase()
  if (!name || real.has(typed)) return undefined
  const meant = common.find((one) => isOneSlipAway(typed, one))
  return meant && `${name}@${meant}`
}

/** True if one sign is missing, added, wrong, or swapped with the next one. */
function isOneSlipAway(typed: string, meant: string): boolean {
  let start = 0
  while (start < typed.length && typed[start] === meant[start]) start += 1
  const [rest, other] = [typed.slice(start), meant.slice(start)]
  return (
    rest.slice(1) === other ||
    rest === other.slice(1) ||
    rest.slice(1) === other.slice(1) ||
    (rest[0] === other[1] && rest[1] === other[0] && rest.slice(2) === other.slice(2))
  )
}
