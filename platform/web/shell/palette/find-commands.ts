// Finds commands for a typed text: every word must occur, accents and case are ignored, matches at the beginning come
// first.

import type { Command } from '../../core/commands.ts'

export function findCommands(commands: readonly Command[], typed: string): Command[] {
  const words = plain(typed).split(/\s+/).filter(Boolean)
  return commands
    .map((command) => ({ command, text: plain(`${command.title} ${command.words ?? ''}`) }))
    .filter(({ text }) => words.every((word) => text.includes(word)))
    .map((found) => ({
      ...found,
      rank: words.every((word) => new RegExp(`(^|\\W)${escaped(word)}`).test(found.text)) ? 0 : 1,
    }))
    .toSorted((a, b) => a.rank - b.rank)
    .map(({ command }) => command)
}

/** Without accents, in lower case. */
export const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
