// The text of a frozen list, whose SHA-256 is the fingerprint of the draw. README.md specifies it byte by byte.

import { ruleVersion, type DrawGroup } from './draw-state.ts'
import { bytesOfText, hexOf, type Hashing } from './hashing.ts'

export interface ListedCandidate {
  receipt: string
  group: string
}

export interface FrozenList {
  slug: string
  groups: readonly DrawGroup[]
  /** In the order of their numbers, from 1. */
  candidates: readonly ListedCandidate[]
}

/** One line with single spaces in normal form C, so that the same words always have the same bytes. */
export const lineOf = (text: string): string => text.normalize('NFC').replaceAll(/\s+/g, ' ').trim()

export const listText = ({ slug, groups, candidates }: FrozenList): string =>
  [
    `quartier-draw ${ruleVersion}`,
    `draw ${slug}`,
    ...groups.map(({ key, count, name }) => `group ${key} ${count} ${lineOf(name)}`),
    ...candidates.map(({ receipt, group }, index) => `candidate ${index + 1} ${receipt} ${group}`),
    '',
  ].join('\n')

export const fingerprintOf = async (text: string, hashing: Hashing): Promise<string> =>
  hexOf(await hashing.digest(bytesOfText(text)))
