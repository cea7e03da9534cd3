// Places with problems, including their containers: a collapsed section shows that one of its questions has a
// problem.

import type { DefinitionProblem } from './workbench.ts'

export type Mark = 'blocks' | 'remark'

export function marksOf(problems: readonly DefinitionProblem[]): Map<string, Mark> {
  const marks = new Map<string, Mark>()
  for (const { step, section, field, blocks } of problems) {
    const words = [step, section, field].filter((one) => one !== null)
    if (words.length === 0) put(marks, 'start', blocks)
    for (const [index] of words.entries()) put(marks, words.slice(0, index + 1).join('.'), blocks)
  }
  return marks
}

function put(marks: Map<string, Mark>, word: string, blocks: boolean) {
  if (blocks) marks.set(word, 'blocks')
  else if (!marks.has(word)) marks.set(word, 'remark')
}
