// What an answer still owes, as messages by the path of its field: the same rule as on the server.

import { owedIn, type ReferenceAnswers } from '../rules/references.ts'

export const owedFields = (answers: ReferenceAnswers, message: string): Record<string, string> =>
  Object.fromEntries(owedIn(answers).map(({ question, part }) => [`answers.${question}.${part}`, message]))
