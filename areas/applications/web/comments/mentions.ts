// Mentions in a comment: the name being typed after an @, and the colleagues mentioned in a text.

export interface Colleague {
  id: string
  name: string
}

/** Returns the text typed after the last @; undefined if no name is being typed. */
export function nameBeingTyped(text: string): string | undefined {
  return /(?:^|\s)@([\p{L}’'-]*(?: [\p{L}’'-]*)?)$/u.exec(text)?.[1]
}

export function colleaguesLike<One extends Colleague>(people: readonly One[], typed: string): One[] {
  const wanted = typed.toLocaleLowerCase()
  return people.filter(({ name }) =>
    name
      .toLocaleLowerCase()
      .split(' ')
      .some((_, at, words) => words.slice(at).join(' ').startsWith(wanted)),
  )
}

/** Replaces the partly typed name by the full name. */
export const withName = (text: string, name: string): string =>
  text.replace(/@[\p{L}’'-]*(?: [\p{L}’'-]*)?$/u, `@${name} `)

export const namedIn = (text: string, people: readonly Colleague[]): string[] =>
  people.filter(({ name }) => text.includes(`@${name}`)).map(({ id }) => id)

export interface Piece {
  text: string
  isName: boolean
}

/** Splits the text into names and other text, for display. */
export function piecesOf(text: string, named: readonly Colleague[]): Piece[] {
  if (named.length === 0) return [{ text, isName: false }]
  const names = named.map(({ name }) => `@${name}`)
  const pattern = new RegExp(
    `(${names.map((name) => name.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)).join('|')})`,
    'gu',
  )
  return text
    .split(pattern)
    .filter((piece) => piece !== '')
    .map((piece) => ({ text: piece, isName: names.includes(piece) }))
}
