// Naming colleagues in a comment: what is being typed behind an at sign, and whom a text names.

export interface Colleague {
  id: string
  name: string
}

/** The letters behind the last at sign while a name is being typed; undefined outside of one. */
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

/** The text with the name in full instead of what was typed of it. */
export const withName = (text: string, name: string): string =>
  text.replace(/@[\p{L}’'-]*(?: [\p{L}’'-]*)?$/u, `@${name} `)

export const namedIn = (text: string, people: readonly Colleague[]): string[] =>
  people.filter(({ name }) => text.includes(`@${name}`)).map(({ id }) => id)

export interface Piece {
  text: string
  isName: boolean
}

/** The text in pieces, names apart, for showing it. */
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
