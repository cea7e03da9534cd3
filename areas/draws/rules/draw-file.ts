// The file of a draw, as it is downloaded: the text of the list, an empty line, and the facts, one per line.

import type { DrawGroup } from './draw-state.ts'
import type { FrozenList } from './list-text.ts'

/** Facts in their order in the file. */
export const factKeys = ['fingerprint', 'method', 'source', 'known-at', 'commitment', 'published-at', 'value'] as const
export type DrawFileFacts = Partial<Record<(typeof factKeys)[number], string>>

export interface DrawPlace {
  group: string
  rank: number
  receipt: string
}

export interface DrawFile {
  /** Text of the list, as the fingerprint covers it. */
  list: string
  facts: DrawFileFacts
  /** The order by group and rank; empty before the draw is decided. */
  places: readonly DrawPlace[]
}

export const writeDrawFile = ({ list, facts, places }: DrawFile): string =>
  [
    list,
    ...factKeys.flatMap((key) => (facts[key] ? [`${key} ${facts[key]}`] : [])),
    ...places.map(({ group, rank, receipt }) => `place ${group} ${rank} ${receipt}`),
    '',
  ].join('\n')

export interface ReadFile extends DrawFile, FrozenList {}

/** Reads what `writeDrawFile` wrote. */
export function readDrawFile(text: string): ReadFile {
  const end = text.indexOf('\n\n')
  const list = text.slice(0, end + 1)
  const lines = list.split('\n')
  const facts: DrawFileFacts = {}
  const places: DrawPlace[] = []
  for (const line of text.slice(end + 2).split('\n')) {
    const [, word = '', rest = ''] = /^(\S+) (.*)$/.exec(line) ?? []
    const key = factKeys.find((one) => one === word)
    if (key) facts[key] = rest
    if (word === 'place') places.push(placeIn(rest))
  }
  return {
    list,
    facts,
    places,
    slug: /^draw (\S+)$/.exec(lines[1] ?? '')?.[1] ?? '',
    groups: lines.flatMap(groupIn),
    candidates: lines.flatMap((line) => {
      const [, receipt, group] = /^candidate \d+ (\S+) (\S+)$/.exec(line) ?? []
      return receipt && group ? [{ receipt, group }] : []
    }),
  }
}

function placeIn(rest: string): DrawPlace {
  const [group = '', rank = '', receipt = ''] = rest.split(' ')
  return { group, rank: Number(rank), receipt }
}

function groupIn(line: string): DrawGroup[] {
  const [, key, count, name = ''] = /^group (\S+) (\d+) (.*)$/.exec(line) ?? []
  return key ? [{ key, count: Number(count), name }] : []
}
