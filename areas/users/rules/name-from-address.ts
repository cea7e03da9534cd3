// Guesses a name from an e-mail address, until the person corrects it in their profile.

/** `anna.keller@…` becomes Anna Keller; without a dot, the domain is used as last name. */
export function nameFromAddress(address: string): { first_name: string; last_name: string } {
  const [local = '', domain = ''] = address.split('@')
  const [first = '', ...rest] = local.split(/[._]+/).filter(Boolean).map(capital)
  return { first_name: first || address, last_name: rest.join(' ') || domain }
}

const capital = (word: string) =>
  word
    .split('-')
    .map((part) => part.slice(0, 1).toUpperCase() + part.slice(1))
    .join('-')
